"""The command line: `cheese-rescue` and its commands, one module each."""
