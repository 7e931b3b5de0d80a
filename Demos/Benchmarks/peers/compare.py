#!/usr/bin/env python3
"""Pictures of one settings screen by Inlay, headless Chromium and rsvg-convert, in turn: a table."""

import argparse, base64, concurrent.futures, ctypes, datetime, fcntl, json, os, pathlib, re, resource
import shutil, statistics, struct, subprocess, sys, tempfile, threading, time

HERE = pathlib.Path(__file__).resolve().parent
SCENES = HERE.parent.parent / "Scenes/classic"


def built(package):
    """The folder of a package's programs."""
    show = ["swift", "build", "-c", "release", "--show-bin-path", "--package-path", package]
    return pathlib.Path(subprocess.run(show, check=True, stdout=subprocess.PIPE, text=True).stdout.strip())


SCENE = SCENES / "settings-phone.yaml"
SIZE = (1125, 2436)
# As root there is no sandbox, and there is no GPU.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
    "--disable-extensions", "--disable-background-networking", "--disable-breakpad",
    "--window-size=375,812", "--force-device-scale-factor=3",
]  # fmt: skip
# Takes away the limit of 60 frames a second; which is better depends on the machine.
UNLIMITED = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]


def family(root):
    """A process and its descendants, with the processor ms that each, and its ended children, took."""
    parents, times = {}, {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = pathlib.Path("/proc", entry, "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents[int(entry)] = int(fields[1])
            times[int(entry)] = sum(map(int, fields[11:15])) * 1000 / os.sysconf("SC_CLK_TCK")
    found = {root}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return {pid: times.get(pid, 0) for pid in found}


def memory(root):
    """The proportional set size (PSS) of a process and its descendants in MB."""
    total = 0
    for pid in family(root):
        try:
            rollup = pathlib.Path("/proc", str(pid), "smaps_rollup").read_text()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return total / 1024


def most_memory(root, work):
    """The most memory of a process and its descendants while `work` runs."""
    done = threading.Event()

    def watch():
        most = 0
        while not done.is_set():
            most = max(most, memory(root))
            done.wait(0.002)
        return most

    with concurrent.futures.ThreadPoolExecutor() as pool:
        most = pool.submit(watch)
        work()
        done.set()
        return most.result()


def check(png):
    """Stops unless the picture is a PNG of the right size; its size in KB."""
    size = struct.unpack(">II", png[16:24]) if png[:4] == b"\x89PNG" else None
    if size != SIZE:
        sys.exit(f"compare: a picture of {size} instead of {SIZE} pixels")
    return len(png) / 1024


def start(command, **options):
    options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | options
    return subprocess.Popen([str(part) for part in command], **options)


def reap():
    """Waits for processes whose parents have ended; this process has inherited them."""
    try:
        while True:
            os.wait()
    except ChildProcessError:
        pass


def cold(command, picture, seconds):
    """A process for each picture."""

    def finish(process):
        if process.wait():
            sys.exit(f"compare: {command[0]} failed with {process.returncode}")

    def processor():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return (usage.ru_utime + usage.ru_stime) * 1000

    walls, before, end = [], processor(), time.monotonic() + seconds
    while time.monotonic() < end:
        picture.unlink(missing_ok=True)
        began = time.monotonic()
        finish(start(command))
        walls.append(time.monotonic() - began)
        reap()
    wall = statistics.median(walls)
    each = (processor() - before) / len(walls)
    process = start(command)
    most = most_memory(process.pid, lambda: finish(process))
    reap()
    size = check(picture.read_bytes())
    return {"rate": 1 / wall, "processor": each, "first": wall * 1000, "memory": most, "size": size}


class Browser:
    """A browser that takes JSON messages, each ended by a zero byte, on descriptor 3 and answers on 4."""

    def __init__(self, command, profile):
        their_input, self.output = os.pipe()
        self.input, their_output = os.pipe()

        def connect():
            # Out of the way first: either descriptor may be 3 or 4 itself.
            pair = [fcntl.fcntl(descriptor, fcntl.F_DUPFD, 10) for descriptor in (their_input, their_output)]
            os.dup2(pair[0], 3)
            os.dup2(pair[1], 4)

        self.process = start(
            [*command, *FLAGS, "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=connect, close_fds=False)  # fmt: skip
        os.close(their_input)
        os.close(their_output)
        self.buffer, self.events, self.count, self.session = b"", [], 0, {}

    def message(self):
        while b"\0" not in self.buffer:
            data = os.read(self.input, 1 << 20)
            if not data:
                sys.exit("compare: the browser ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.count += 1
        request = json.dumps({"id": self.count, "method": method, "params": parameters} | self.session).encode() + b"\0"
        while request:
            request = request[os.write(self.output, request) :]
        while (answer := self.message()).get("id") != self.count:
            self.events.append(answer["method"])
        if "error" in answer:
            sys.exit(f"compare: {method}: {answer['error']}")
        return answer["result"]

    def wait(self, event):
        while event not in self.events:
            self.events.append(self.message().get("method"))
        self.events.clear()

    def open(self, url):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = {"sessionId": self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]}
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=375, height=812, deviceScaleFactor=3, mobile=False)
        self.events.clear()
        self.frame = self.call("Page.navigate", url=url)["frameId"]
        self.wait("Page.loadEventFired")

    def picture(self, html=None):
        if html:
            self.call("Page.setDocumentContent", frameId=self.frame, html=html)
            self.wait("Page.loadEventFired")
        # The PNG is larger with optimizeForSpeed, and takes less time.
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

    def close(self):
        self.call("Browser.close")
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        reap()


def warm_browser(command, page, seconds):
    """One browser with one page, whose content is set anew for each picture: the charge of the battery differs."""
    html = page.read_text()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        began = time.monotonic()
        browser = Browser(command, profile)
        browser.open(page.as_uri())
        first = browser.picture()
        startup = time.monotonic() - began

        def pictures(count=sys.maxsize, seconds=sys.maxsize):
            taken, end = 0, time.monotonic() + seconds
            while taken < count and time.monotonic() < end:
                browser.picture(html.replace("86 %", f"{taken % 100} %"))
                taken += 1
            return taken

        pictures(count=10)
        root = browser.process.pid
        before, began = family(root), time.monotonic()
        taken = pictures(seconds=seconds)
        wall, after = time.monotonic() - began, family(root)
        most = most_memory(root, lambda: pictures(count=10))
        if browser.picture(html) != first:
            sys.exit("compare: the browser's last picture is not its first")
        browser.close()
    processor = (sum(after.values()) - sum(before.values())) / taken
    return {"rate": taken / wall, "processor": processor, "first": startup * 1000, "memory": most, "size": check(first)}


def warm_inlay(program, seconds):
    """One process of Inlay; the results with own contexts and with one context."""
    output = subprocess.run([program, SCENE, str(seconds)], check=True, capture_output=True, text=True).stdout
    pattern = r"contexts?: ([\d.]+) pictures/s, ([\d.]+) ms of processor each, at most (\d+) MB"
    return [dict(zip(("rate", "processor", "memory"), map(float, found))) for found in re.findall(pattern, output)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3, help="for each measurement of a round")
    parser.add_argument("--render", type=pathlib.Path, default=built(HERE.parents[2]) / "render")
    parser.add_argument("--pictures", type=pathlib.Path, default=built(HERE.parent) / "pictures")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the pictures of the processes")
    options = parser.parse_args()

    # Processes that outlive their parents come to this one, so that their time is counted.
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        # librsvg loads images only from the folder of the SVG and from below.
        shutil.copytree(SCENES / "icons", folder / "icons")
        for name in ("settings-phone.html", "settings-phone.svg"):
            (folder / name).write_text((HERE / name).read_text().replace("../../Scenes/classic/icons", "icons"))
        page = folder / "settings-phone.html"

        jobs = {}
        missing = []

        def add(names, program, job):
            if shutil.which(program):
                jobs[names] = job
            else:
                missing.append(str(program))

        def add_process(name, program, *arguments):
            picture = folder / f"{pathlib.Path(program).name}.png"
            command = [program, *(str(argument).replace("PICTURE", str(picture)) for argument in arguments)]
            add((f"{name}, a process each",), program, lambda: [cold(command, picture, options.seconds)])

        def add_browser(name, *command):
            add((f"{name}, warm",), command[0], lambda: [warm_browser(command, page, options.seconds)])

        shell, headless = "chromium-headless-shell", ("chromium", "--headless=new")
        add_browser("Chromium's headless shell", shell)
        add_browser("Chromium's headless shell without frame limit", shell, *UNLIMITED)
        add_browser("Chromium, headless", *headless)
        screenshot = (*FLAGS, "--screenshot=PICTURE", page.as_uri())
        add_process("Chromium's headless shell", shell, *screenshot)
        add_process("Chromium, headless", *headless, *screenshot)
        add_process("rsvg-convert", "rsvg-convert", "-w", SIZE[0], "-h", SIZE[1], "-o", "PICTURE",
                    folder / "settings-phone.svg")  # fmt: skip
        add_process("Inlay's render", options.render, SCENE, "-o", "PICTURE")
        add(("Inlay, warm, own contexts", "Inlay, warm, one context"), options.pictures,
            lambda: warm_inlay(options.pictures, options.seconds))  # fmt: skip

        results = {name: [] for names in jobs for name in names}
        for number in range(options.rounds):
            for names, job in jobs.items():
                for name, result in zip(names, job(), strict=True):
                    results[name].append(result)
            print(f"round {number + 1} of {options.rounds}", file=sys.stderr)
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            for picture in folder.glob("*.png"):
                shutil.copy(picture, options.keep)

    def median(name, key):
        values = [result[key] for result in results[name] if key in result]
        return statistics.median(values) if values else None

    def cell(value, digits=0):
        return "" if value is None else f"{value:.{digits}f}"

    versions = [
        subprocess.run([program, "--version"], capture_output=True, text=True).stdout.strip()
        for program in ("chromium", "rsvg-convert") if shutil.which(program)
    ]  # fmt: skip
    print(f"{datetime.date.today()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f};", "; ".join(versions))
    print(f"medians of {options.rounds} rounds of {options.seconds:g} s each", end="\n\n")
    # The best warm browser.
    browsers = [name for name in results if name.startswith("Chromium") and name.endswith("warm")]
    rate = max((median(name, "rate") for name in browsers), default=None)
    print("| | pictures/s | of Chromium's | processor ms each | first picture, ms | MB | PNG, KB |")
    print("|---|---|---|---|---|---|---|")
    for name in results:
        own = median(name, "rate")
        cells = [cell(own, 1), cell(rate and own / rate, 2), cell(median(name, "processor"), 1)]
        cells += [cell(median(name, key)) for key in ("first", "memory", "size")]
        print(f"| {name} | {' | '.join(cells)} |")
    for program in dict.fromkeys(missing):
        print(f"\n{program} is not there: left out.")


if __name__ == "__main__":
    main()
