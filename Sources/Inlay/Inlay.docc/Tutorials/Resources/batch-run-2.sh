# Nothing to do: all pictures stand with the same key.
render batch jobs.jsonl --out-dir pictures -j 4 --resume
# All scenes of a folder, in all combinations.
render batch . --out-dir matrix --themes modern,settings --appearances light,dark --scales 1,2
