#!/usr/bin/env python3
"""Runs programs that print the lines of `bench` in turn, and prints their medians and ratios to the first as a table.

    peers/turns.py limit=$bin/limit inlay=$bin/bench qt=.build/qt-widgets

PB_SCALE and PB_ROWS are theirs. The ratio is the median of the rounds' ratios.
"""
import argparse
import json
import os
import statistics
import subprocess
import time

JOBS = ["scroll", "select", "full", "jump", "insert", "first, wall", "first, CPU", "first, MB"]
FIRST = {"wall_ms": "first, wall", "cpu_ms": "first, CPU", "rss_mb": "first, MB"}


def run(path):
    """The figures of one run by job: CPU milliseconds of a frame, or what the job has."""
    figures = {}
    environment = dict(os.environ, PB_T0=str(time.monotonic() * 1000), PB_C0="0")
    lines = subprocess.run([path], env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in map(json.loads, lines.splitlines()):
        if line["job"] == "first":
            figures.update({name: line[key] for key, name in FIRST.items()})
        elif "cpu_med" in line:
            figures[line["job"]] = line["cpu_med"]
    return figures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("programs", nargs="+", metavar="NAME=PATH")
    options = parser.parse_args()
    programs = dict(program.split("=", 1) for program in options.programs)
    runs = {name: [] for name in programs}
    for _ in range(options.rounds):
        for name, path in programs.items():
            runs[name].append(run(path))
    base = next(iter(programs))
    print("| job | " + " | ".join(f"{name} | ratio" for name in programs) + " |")
    print("|---" * (1 + 2 * len(programs)) + "|")
    for job in JOBS:
        cells = []
        for name in programs:
            pairs = [(a[job], b[job]) for a, b in zip(runs[name], runs[base]) if job in a and job in b]
            cells.append(f"{statistics.median(a for a, _ in pairs):.4g}" if pairs else "")
            cells.append(f"{statistics.median(a / b for a, b in pairs):.2f}" if pairs else "")
        print(f"| {job} | " + " | ".join(cells) + " |")


main()
