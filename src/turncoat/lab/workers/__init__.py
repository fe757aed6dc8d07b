"""Workers of long runs: processes of this machine or a Ray cluster, with results that can be cached in a directory."""
