"""Runs the command line: `python -m cheese_rescue` is the same as `cheese-rescue`."""

from cheese_rescue.cli.main import main

if __name__ == "__main__":
    main()
