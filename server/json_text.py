"""JSON as it is stored and sent."""
import json

encode = json.JSONEncoder(separators=(",", ":")).encode


def decode(text):
    """Raises ValueError for whatever is not JSON, however deeply it is nested."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
