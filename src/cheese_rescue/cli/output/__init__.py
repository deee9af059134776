"""What the commands print: boards, the finale, sentences and plots."""
