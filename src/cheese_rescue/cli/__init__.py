"""The command line: cheese-rescue terminal | score | replay | verify | simulate | bench."""
