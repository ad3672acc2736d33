"""What `tools/bench.py` measures, one subject a file."""
