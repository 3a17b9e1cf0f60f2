"""`python3 -m server --lesson FILE`: a room for the lesson in that file, and where everybody goes."""
from pathlib import Path

from server.codes import spoken
from server.lessons.opening import scripted_lesson
from server.refused import Refused


def open_file(rooms, path, base):
    """Sentences to be printed: the addresses of a new room, or why there is none; the server runs all the same.

    base  the address of the server, without a slash at the end
    """
    try:
        room, token = scripted_lesson(Path(path).read_text("utf-8"))
        rooms.add(room)
    except (OSError, UnicodeDecodeError, Refused) as error:
        return f"The lesson {path} was not opened. {error}"
    url = f"{base}/room/{spoken(room.code)}"
    return f"Lesson {room.lesson.stage.title}\n  your remote:   {url}#seat={token}\n  the projector: {url}/table\n  the class:     {url}"
