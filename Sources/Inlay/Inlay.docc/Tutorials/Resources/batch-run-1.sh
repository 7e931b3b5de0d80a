render batch jobs.jsonl --out-dir pictures -j 4
