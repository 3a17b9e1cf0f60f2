"""What can be configured, and the limits."""
import os
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Settings:
    """Times in seconds, sizes in bytes; a rate is (per second, at once)."""

    database: str = str(ROOT / "data" / "rooms.sqlite3")  # or a URL: postgresql://…
    redis: str = ""             # URL, where several processes share a PostgreSQL database
    watch: float = 2            # seconds after which what another process has done is seen at the latest, also without Redis
    public_url: str = ""        # how other devices reach this server; "" → found out from the request
    behind_proxy: bool = False  # believe the X-Forwarded-… headers of the one proxy in front
    static: str = str(ROOT / "static")

    most_connections: int = 2000
    message_size: int = 4096     # a larger message is answered with an error …
    frame_size: int = 16384      # … a still larger one ends the connection before it is read
    messages: tuple = (5, 20)
    refusals: int = 40           # messages over the rate, in a row, before the connection is cut
    rooms: tuple = (6 / 60, 20)
    misses: tuple = (10 / 60, 20)
    reports: tuple = (6 / 60, 10)  # of errors of the page
    connect_timeout: float = 10  # for a connection that never says which room it wants
    idle_room: float = 600       # a room nobody is connected to leaves memory after this
    keep_lobby: float = 24 * 3600      # a room whose game never began is deleted if nobody was there for so long …
    keep_room: float = 30 * 24 * 3600  # … and any other after this
    bot_threads: int = 1
    bot_time: tuple = (0.5, 5)   # processor time that bots may use: in each second, and saved up at most
    testing: bool = False       # scenario rooms may be made


def from_environment(environment=os.environ):
    """Settings of this process: DATABASE_URL=sqlite:///path or postgresql://…, REDIS_URL, PUBLIC_URL, BEHIND_PROXY=1."""
    chosen = {"public_url": environment.get("PUBLIC_URL", "").rstrip("/"), "behind_proxy": environment.get("BEHIND_PROXY") == "1",
              "redis": environment.get("REDIS_URL", "")}
    url = environment.get("DATABASE_URL")
    if url:
        chosen["database"] = database(url)
    return Settings(**chosen)


def database(url):
    """A path for SQLite, a URL for PostgreSQL."""
    if url.startswith("sqlite:///"):
        return url.removeprefix("sqlite:///")
    kind, _, rest = url.partition("://")
    if kind not in ("postgresql", "postgres"):
        raise SystemExit("DATABASE_URL must be like sqlite:///path/to/file or postgresql://user:password@host/name.")
    return f"postgresql://{rest}"
