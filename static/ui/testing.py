"""Messages of testers: a room that begins in any position."""

from ui.refusals import refusal

POSITION = "position: "     # what stands before the position in a report


def scenario(model, form):
    """Ask for the room: a line of the position notation, or a whole report, which has it in a line of its own."""
    asked = {"position": position_of(form["position"])}
    if form["seed"]:
        asked["seed"] = form["seed"]
    if form["seats"].strip():
        asked["seats"] = [sitter(one.strip()) for one in form["seats"].split(",")]
    return model.with_(notice=None), [["post", "/api/scenarios", asked, "scenario-made"]]


def position_of(text):
    lines = [line for line in text.split("\n") if line.startswith(POSITION)]
    return lines[0][len(POSITION):] if lines else text


def sitter(text):
    """Who sits there: "bot" or "bot steady", "-" for a free seat, or a person's name."""
    if text == "-":
        return None
    word, space, which = text.partition(" ")
    return {"bot": which or "steady"} if word == "bot" else {"name": text}


def made(model, answer):
    """The links of the room, or why there is none."""
    if "error" in answer:
        return model.with_(notice=["bad", refusal(model, answer)]), []
    return model.with_(scenario=answer), []


HANDLERS = {"scenario": scenario, "scenario-made": made}
