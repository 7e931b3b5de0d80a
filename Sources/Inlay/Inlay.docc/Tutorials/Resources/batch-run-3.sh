# By hand: each machine makes its part.
render batch jobs.jsonl --out-dir pictures --resume --shard 0/2
render batch jobs.jsonl --out-dir pictures --resume --shard 1/2
