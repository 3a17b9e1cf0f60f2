"""`python3 -m server`: everything from a fresh checkout to a running game."""
import subprocess
import sys

from server import bootstrap

NO_SERVER = ("--backup", "--restore", "--help", "-h")  # with these nothing is served


def main(arguments):
    bootstrap.enter("server")
    if not any(argument.startswith(NO_SERVER) for argument in arguments):
        build_page(debug="--debug" in arguments)
    from server import run  # only now: it imports what has just been installed

    run.main(arguments)


def build_page(debug):
    """In a process of its own, so that the server does not keep the memory of a compiler."""
    command = [sys.executable, "-m", "server.bundle", *(["--debug"] if debug else [])]
    if subprocess.run(command, cwd=bootstrap.ROOT).returncode:
        sys.exit("The page could not be built, see above.")


if __name__ == "__main__":
    main(sys.argv[1:])
