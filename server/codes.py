"""Room codes, which are read out, and seat tokens, which are secret."""
import hashlib
import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that sounds or looks like something else: no 0 O 1 I L U
LENGTH = 10                                  # 30 ** 10 codes: 49 bits


def new_code():
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def parse_code(text):
    """The code that somebody typed, with or without dashes, in any case; None if it cannot be one."""
    code = text.replace("-", "").replace(" ", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def spoken(code):
    """In groups, as it is shown: ABC-DEFG-HJK."""
    return f"{code[:3]}-{code[3:7]}-{code[7:]}"


def new_token():
    """Whoever has it has the seat: 128 bits."""
    return secrets.token_urlsafe(16)


def fingerprint(token):
    """What is stored of a token. It is random enough to need no salt."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
