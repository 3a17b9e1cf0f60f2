"""`python -m server.bundle [--debug]`: build the page if its sources have changed."""
import argparse
import sys

from server.bundle.build import ensure
from server.bundle.toolchain import BuildError


def main():
    parser = argparse.ArgumentParser(prog="python -m server.bundle", description=__doc__)
    parser.add_argument("--debug", action="store_true", help="keep the Python source, for readable tracebacks")
    try:
        manifest = ensure(parser.parse_args().debug)
    except BuildError as error:
        sys.exit(str(error))
    for part in manifest["parts"].values():
        sizes = ", ".join(f"{count // 1024} KB {ending or 'plain'}" for ending, count in part["bytes"].items())
        print(f"static/dist/{part['file']}: {sizes}")


if __name__ == "__main__":
    main()
