"""The game so far, event by event. A record has the answers only, so the game is played again."""
from engine.record import UNDO

SILENT = ("dealt",)     # news that are no step of their own


def film(record):
    """[(game, item of news or None, answers until then)]: the beginning, then every event.

    The events of one answer show the game before it, the last of them the game after it. An answer that was taken back is left out.
    """
    replay = record.again()
    frames = [(replay.game.copy(), None, 0)]
    for count, (seat, _, choice) in enumerate(kept(record.answers)):
        before = frames[-1][0]
        news = [item for item in replay.play(seat, choice) if item[0] not in SILENT]
        frames += [(before, item, count) for item in news[:-1]]
        frames.append((replay.game.copy(), news[-1] if news else None, count + 1))
    return frames


def kept(answers):
    """The answers that still stand."""
    standing = []
    for answer in answers:
        if answer[2] == UNDO:
            del standing[max(place for place, (seat, _, _) in enumerate(standing) if seat == answer[0])]
        else:
            standing.append(answer)
    return standing


def shortened(record, count):
    """(the record with its first `count` answers, their news). The seats' counts go on growing, so that late messages are recognised."""
    twin, news = record.again(), []
    for seat, _, choice in kept(record.answers)[:count]:
        news += twin.play(seat, choice)
    for mine, theirs in zip(twin.game.seats, record.game.seats):
        mine.count = theirs.count + 1
    return twin, news
