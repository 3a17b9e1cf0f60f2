"""The addresses under which phones on the same network find this machine."""
import socket
from urllib.parse import urlsplit

HERE = ("localhost", "127.0.0.1", "[::1]")


def lan_address():
    """This machine's address in its network, or None."""
    return routed() or named()


def routed():
    """The address packets would leave from. Nothing is sent: connecting a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:  # a network without a way out
            return None
        return probe.getsockname()[0]


def named():
    """The address that belongs to this machine's name."""
    try:
        addresses = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return None
    return next((address for address in addresses if not address.startswith("127.")), None)


def reachable(url):
    """The URL as other devices would have to write it: a name that means "this machine" is replaced."""
    parts = urlsplit(url)
    host, _, port = parts.netloc.rpartition(":") if not parts.netloc.endswith("]") and ":" in parts.netloc else (parts.netloc, "", "")
    address = lan_address() if host in HERE else None
    return f"{parts.scheme}://{address}{port and ':' + port}" if address else url
