"""JSON as it is stored and sent. Half of what an answer costs is writing five copies of a game, hence orjson."""
import orjson


def encode(data):
    return orjson.dumps(data).decode()


def decode(text):
    """Raises ValueError for whatever is not JSON; that includes deep nesting, lone surrogates and NaN."""
    return orjson.loads(text)
