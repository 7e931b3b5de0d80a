#!/usr/bin/env python3
"""The same list in windows of Inlay, Qt Widgets and GTK 4 under Xvfb, in turn, driven by the same events: a table."""

import argparse, json, os, pathlib, statistics, subprocess, sys, tempfile, time

HERE = pathlib.Path(__file__).resolve().parent


def built(package):
    """The folder of a package's programs."""
    show = ["swift", "build", "-c", "release", "--show-bin-path", "--package-path", package]
    return pathlib.Path(subprocess.run(show, check=True, stdout=subprocess.PIPE, text=True).stdout.strip())


# Neither a session bus nor a service of it is started for a window.
QUIET = {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory"}


def flags(*packages):
    command = ["pkg-config", "--cflags", "--libs", *packages]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def build(folder):
    """The driver, and the programs whose headers are installed."""
    jobs = {
        "drive": ["cc", "-O2", "drive.c", "-lX11", "-lXtst"],
        "list-gtk": ["cc", "-O2", "list-gtk.c", "gtk4"],
        "list-qt": ["c++", "-O2", "-fPIC", "list-qt.cpp", "Qt5Widgets"],
    }
    for name, (*command, last) in jobs.items():
        try:
            libraries = [last] if last.startswith("-") else flags(last)
        except subprocess.CalledProcessError:
            print(f"compare: {name} is left out: no headers of {last}", file=sys.stderr)
            continue
        subprocess.run([*command, *libraries, "-o", folder / name], check=True, cwd=HERE)


def start(command, **environment):
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([str(part) for part in command], env=os.environ | QUIET | environment, **quiet)


def end(process):
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def measure(command, environment, drive, display):
    """What `drive` prints, of a program on a screen of its own."""
    with tempfile.TemporaryDirectory() as folder:
        screen = ["-screen", "0", "1280x800x24", "-fbdir", folder, "-nolisten", "tcp", "-noreset"]
        server = start(["Xvfb", display, *screen])
        try:
            socket = pathlib.Path("/tmp/.X11-unix", "X" + display[1:])
            while not socket.exists():
                if server.poll() is not None:
                    sys.exit(f"compare: Xvfb does not start on {display}")
                time.sleep(0.05)
            program = start(command, DISPLAY=display, **environment)
            try:
                time.sleep(3)
                if program.poll() is not None:
                    sys.exit(f"compare: {command[0]} ended with {program.returncode}")
                arguments = [drive, program.pid, server.pid, f"{folder}/Xvfb_screen0"]
                done = subprocess.run(
                    [str(part) for part in arguments], env=os.environ | {"DISPLAY": display}, check=True,
                    capture_output=True, text=True)  # fmt: skip
                return json.loads(done.stdout)
            finally:
                end(program)
        finally:
            end(server)


# A row of the table, and where the driver has its two or three numbers.
ROWS = [
    ("wheel: processor, ms/s", "wheel", 0, 1), ("wheel: X server, ms/s", "wheel", 1, 1),
    ("wheel: shown steps/s, of 30", "wheel", 2, 1), ("wheel: latency, ms, median", "wheelLatency", 0, 1),
    ("wheel: latency, ms, p95", "wheelLatency", 1, 1), ("drag: processor, ms/s", "drag", 0, 1),
    ("drag: X server, ms/s", "drag", 1, 1), ("drag: shown steps/s, of 60", "drag", 2, 1),
    ("drag: latency, ms, median", "dragLatency", 0, 1), ("drag: latency, ms, p95", "dragLatency", 1, 1),
    ("idle for 5 s: wake-ups", "idle", 0, 0), ("idle for 5 s: processor, ms", "idle", 1, 0),
    ("memory: RSS, MB", "memory", 0, 1), ("memory: PSS, MB", "memory", 1, 1),
]  # fmt: skip


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--inlay", type=pathlib.Path, default=built(HERE.parent.parent) / "window")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--display", default=":73", help="a free one (%(default)s)")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        build(folder)
        # GTK draws by OpenGL, which a machine without a GPU computes, or by Cairo.
        programs = {
            "Inlay": (options.inlay, {}),
            "Qt Widgets": (folder / "list-qt", {"QT_QPA_PLATFORM": "xcb"}),
            "GTK 4": (folder / "list-gtk", {"GDK_BACKEND": "x11"}),
            "GTK 4, Cairo": (folder / "list-gtk", {"GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"}),
        }
        programs = {name: program for name, program in programs.items() if program[0].exists()}
        results = {name: [] for name in programs}
        for number in range(options.rounds):
            for name, (command, environment) in programs.items():
                results[name].append(measure([command], environment, folder / "drive", options.display))
                load = os.getloadavg()[0]
                print(f"round {number + 1}, load {load:.1f}, {name}: {results[name][-1]}", file=sys.stderr, flush=True)
    print("| |", " | ".join(programs), "|")
    print("|---" * (len(programs) + 1) + "|")
    for title, key, index, digits in ROWS:
        medians = [statistics.median(result[key][index] for result in results[name]) for name in programs]
        print(f"| {title} |", " | ".join(f"{value:.{digits}f}" for value in medians), "|")


main()
