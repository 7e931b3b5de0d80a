"""A reader for the tests of the bridge: starts a program and prints what AT-SPI says of it.

client.py PROGRAM SCENE STEP...     SCENE is - for a program that runs already

  tree               one line for each object
  key KEY EVENT      sends a key, prints the events up to the awaited one: its name, or name/detail1
  do NAME ACTION     performs an action of the object of this name
  value NAME NUMBER  sets the value
  edit NAME TEXT     replaces the text
  match ROLE         the names of the objects of a role, by Collection
  focus NAME EVENT   moves the focus, as key does
  role NAME          the role of an object in the user's language
  extents NAME       where an object is in its window: x, y, width, height
  relations NAME     what labels an object, and what it labels
  await NAME         waits for an object of this name
  count EVENT        how many such events came since the last key or action
  removed            how many objects the program took from caches since the last key or action
  orca LOG LANGUAGE  starts Orca with a log, before the program is started, and prints that it runs
  spoken TEXT        waits until Orca said so
  script FILE        does what a file of the folder Orca says, and prints it with the sentences that Orca said
  stop               the reader turns accessibility off, and the program leaves the bus
"""
import os, re, shutil, subprocess, sys, time, warnings
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

warnings.simplefilter("ignore")
SECONDS = 30
USUAL = {"enabled", "sensitive", "showing", "visible"}
# Names of roles that libatspi 2.56 changed, as before.
ROLE_NAMES = {"button": "push button"}
session = Gio.bus_get_sync(Gio.BusType.SESSION)
context = GLib.MainContext.default()
events = []
seen = []


def enable(on):
    value = ("org.a11y.Status", "IsEnabled", GLib.Variant("b", on))
    session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                      GLib.Variant("(ssv)", value), None, 0, SECONDS * 1000)


def wait(condition, what):
    end = time.monotonic() + SECONDS
    # A source that ends the wait at the deadline.
    timer = GLib.timeout_add(50, lambda: True)
    while not condition():
        if time.monotonic() > end:
            sys.exit("client: nothing came in time: " + what)
        context.iteration(True)
    GLib.source_remove(timer)


class Removals:
    """Counts signals of the cache as the bus has them: libatspi says nothing of objects that it does not know."""

    def __init__(self):
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0,
                                    SECONDS * 1000)[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.count = 0
        self.bus.signal_subscribe(None, "org.a11y.atspi.Cache", "RemoveAccessible", None, None, 0, self.note)

    def note(self, *_):
        self.count += 1

    def call(self, name, path, interface, member):
        return self.bus.call_sync(name, path, interface, member, None, None, 0, SECONDS * 1000)

    def so_far(self):
        programs = self.call("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible",
                             "GetChildren")[0]
        # What a program sent before its answer has come before it.
        for name, _ in programs:
            self.call(name, "/org/a11y/atspi/accessible/root", "org.freedesktop.DBus.Peer", "Ping")
        while context.pending():
            context.iteration(False)
        return self.count


def quoted(text):
    return f'"{text}"'


def name_of(node):
    try:
        return node.get_name()
    except GLib.Error:
        return "(gone)"


def note(event):
    value = event.any_data
    text = f"{event.type}/{event.detail1} {quoted(name_of(event.source))}"
    if isinstance(value, str):
        text += " " + quoted(value)
    events.append((event.type, event.detail1, text))
    seen.append(events[-1])


def await_event(wanted):
    name, _, detail = wanted.partition("/")

    def came():
        return [e for e in events if e[0] == name and (not detail or e[1] == int(detail))]

    wait(came, f"{wanted}, but {[e[2] for e in events]}")
    end = events.index(came()[0])
    for event in events[:end + 1]:
        if event[0].startswith("object:text-") or event[0] == name:
            print("event", event[2])
    del events[:end + 1]


def program(name):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        try:
            if child and child.get_name() == name and child.get_child_count() > 0:
                return child
        except GLib.Error:
            # It left meanwhile.
            pass
    return None


def children(node):
    return [node.get_child_at_index(i) for i in range(node.get_child_count())]


def line(node, depth):
    attributes = node.get_attributes() or {}
    parts = ["  " * depth + role_name(node), quoted(node.get_name())]
    if node.get_description():
        parts.append("description " + quoted(node.get_description()))
    if "posinset" in attributes:
        parts.append(f"{attributes['posinset']} of {attributes['setsize']}")
    elif "setsize" in attributes:
        parts.append(f"{attributes['setsize']} in it")
    if "level" in attributes:
        parts.append("level " + attributes["level"])
    states = sorted(s.value_nick for s in node.get_state_set().get_states())
    parts += [s for s in states if s not in USUAL]
    if "enabled" not in states:
        parts.append("disabled")
    interfaces = node.get_interfaces()
    if "Action" in interfaces:
        parts.append("(" + ", ".join(node.get_action_name(i) for i in range(node.get_n_actions())) + ")")
    if "Value" in interfaces:
        parts.append(f"value {node.get_current_value():g} in {node.get_minimum_value():g}...{node.get_maximum_value():g}")
    if "Text" in interfaces:
        parts.append("text " + quoted(Atspi.Text.get_text(node, 0, -1)))
    return " ".join(parts)


def walk(node, depth=0):
    print(line(node, depth))
    for index, child in enumerate(children(node)):
        if child.get_index_in_parent() != index:
            print("wrong index", child.get_index_in_parent(), index)
        walk(child, depth + 1)


def role_name(node):
    name = node.get_role_name()
    return ROLE_NAMES.get(name, name)


def find(node, name):
    if node.get_name() == name:
        return node
    for child in children(node):
        found = find(child, name)
        if found:
            return found
    return None


def named(window, name):
    found = find(window, name)
    return found or sys.exit("client: there is no " + name)


# Orca, with each line of its log written at once, without sound, and beside other Orcas of the machine. It does not say
# keys: version 48 looks for the focus before it says one, and then nothing of an element that has it by then. That
# version also keeps what it found out about objects by their addresses, which new objects have once these are gone.
ORCA = """
import builtins, sys
log, sys.argv = sys.argv[1], [sys.argv[2], "--debug-file=" + sys.argv[1], "--disable=braille,key-echo"]
usual = builtins.open
builtins.open = lambda f, *a, **k: usual(f, *a, **k, buffering=1) if f == log else usual(f, *a, **k)
sys.modules["speechd"] = None
class Nothing(dict):
    def __setitem__(self, key, value):
        pass
def forget():
    if "orca.ax_utilities" in sys.modules:
        sys.modules["orca.ax_utilities"].AXUtilities.IS_LAYOUT_ONLY = Nothing()
with usual(sys.argv[0]) as file:
    code = file.read().replace("'pgrep -u", "'true -u").replace("return orca.main()", "forget(); return orca.main()")
exec(compile(code, sys.argv[0], "exec"), {"__name__": "__main__", "forget": forget})
"""


def spoken(log):
    with open(log, errors="replace") as file:
        lines = [line for line in file if "SPEECH OUTPUT: '" in line and line.endswith("\n")]
    # After the text come the name and the settings of the voice, in newer versions after a space.
    return [re.sub(r"'( voice=\w+)?( ?{.*)?\n?$", "", line.split("SPEECH OUTPUT: '")[1]) for line in lines]


def perform(action, window):
    """Does what a line of a script says; nothing for `start`."""
    verb, _, rest = action.partition(" ")
    if verb == "key":
        subprocess.run(["xdotool", "key", rest], check=True)
    elif verb == "press":
        wait(lambda: find(window, rest), rest)
        find(window, rest).do_action(0)


def fits(said, expected):
    """Whether sentences are the expected ones, of which those with a star come before, between or after the others."""
    starred = next((text for text in expected if text.startswith("* ")), None)
    if starred is None:
        return said == expected
    others = list(expected)
    others.remove(starred)
    places = [i for i, text in enumerate(said) if text == starred[2:]]
    return any(fits(said[:i] + said[i + 1:], others) for i in places)


def play(path, window, log):
    """Does what the lines of a file say that begin with >, and prints each with the sentences that Orca says then.

    A step ends when these are the sentences below it in the file, which are indented. When they are others, it ends
    when no more come.
    """
    steps = []
    with open(path) as file:
        for text in file.read().splitlines():
            if text.startswith("> "):
                steps.append((text[2:], []))
            elif text.startswith("  "):
                steps[-1][1].append(text[2:])
    start, is_right = 0, True
    for action, expected in steps:
        perform(action, window)
        last = [0, time.monotonic()]

        def is_over():
            said = spoken(log)[start:]
            if len(said) != last[0]:
                last[:] = len(said), time.monotonic()
            # Too few may be slow, unless something was wrong before.
            patience = SECONDS / 2 if is_right and len(said) < len(expected) else 2
            return fits(said, expected) or time.monotonic() - last[1] > patience

        wait(is_over, action)
        said = spoken(log)[start:]
        start += len(said)
        is_step_right = fits(said, expected)
        is_right = is_right and is_step_right
        print("> " + action, *("  " + text for text in (expected if is_step_right else said)), sep="\n")


def main(path, scene, steps):
    enable(True)
    orca = log = None
    if steps[0].startswith("orca|"):
        log, language = steps.pop(0).split("|")[1:]
        open(log, "w").close()
        # A locale that is always installed, in which gettext looks for the words of the language.
        words = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE=language, HOME=os.path.dirname(log))
        orca = subprocess.Popen([sys.executable, "-c", ORCA, log, shutil.which("orca")], env=words)
        wait(lambda: spoken(log), "Orca")
        print("orca")
    Atspi.init()
    listener = Atspi.EventListener.new(note)
    for name in ["state-changed", "text-changed", "text-caret-moved", "property-change", "selection-changed",
                 "children-changed", "announcement"]:
        listener.register("object:" + name)
    listener.register("window:")
    removals = Removals()
    process = None
    if scene != "-":
        process = subprocess.Popen([path, scene], env=dict(os.environ, SDL_VIDEODRIVER="x11"))
    name = os.path.basename(path)
    try:
        wait(lambda: program(name), "the program")
        window = children(program(name))[0]
        # The display gives the window the focus.
        wait(lambda: not process or window.get_state_set().contains(Atspi.StateType.ACTIVE), "the focus")
        for step in steps:
            verb, *rest = step.split("|")
            if verb in ("key", "do"):
                seen.clear()
                removals.count = 0
            if verb not in ("wait", "count", "removed", "spoken"):
                events.clear()
            if verb == "tree":
                for child in children(window):
                    walk(child)
            elif verb == "key":
                subprocess.run(["xdotool", "key", rest[0]], check=True)
                await_event(rest[1])
            elif verb == "do":
                node = named(window, rest[0])
                names = [node.get_action_name(i) for i in range(node.get_n_actions())]
                print("did", node.do_action(names.index(rest[1])))
            elif verb == "value":
                print("set", named(window, rest[0]).set_current_value(float(rest[1])))
            elif verb == "edit":
                print("edited", named(window, rest[0]).set_text_contents(rest[1]))
            elif verb == "match":
                role = next(r for r in range(130) if Atspi.role_get_name(Atspi.Role(r)) == rest[0])
                rule = Atspi.MatchRule.new(
                    Atspi.StateSet.new([]), Atspi.CollectionMatchType.ALL, {}, Atspi.CollectionMatchType.ALL,
                    [role], Atspi.CollectionMatchType.ANY, [], Atspi.CollectionMatchType.ALL, False)
                found = window.get_matches(rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
                print("matches", ", ".join(n.get_name() for n in found))
            elif verb == "focus":
                print("focused", named(window, rest[0]).grab_focus())
                await_event(rest[1])
            elif verb == "wait":
                await_event(rest[0])
            elif verb == "role":
                print("role", named(window, rest[0]).get_localized_role_name())
            elif verb == "extents":
                rect = named(window, rest[0]).get_extents(Atspi.CoordType.WINDOW)
                print("extents", rect.x, rect.y, rect.width, rect.height)
            elif verb == "relations":
                for relation in named(window, rest[0]).get_relation_set():
                    targets = [relation.get_target(i) for i in range(relation.get_n_targets())]
                    names = ", ".join(f"{role_name(t)} {quoted(t.get_name())}" for t in targets)
                    print("relation", relation.get_relation_type().value_nick, names)
            elif verb == "await":
                wait(lambda: find(window, rest[0]), rest[0])
            elif verb == "count":
                print("count", sum(e[0].startswith(rest[0]) for e in seen))
            elif verb == "removed":
                print("removed", removals.so_far())
            elif verb == "spoken":
                wait(lambda: rest[0] in spoken(log), f"{rest[0]}, but {spoken(log)}")
                print("spoken", rest[0])
            elif verb == "script":
                play(rest[0], window, log)
            elif verb == "stop":
                enable(False)
                wait(lambda: not program(name), "the end of the connection")
                print("left", process.poll())
    finally:
        for started in [p for p in (process, orca) if p]:
            started.kill()
            started.wait()


sys.stdout.reconfigure(line_buffering=True)
main(sys.argv[1], sys.argv[2], sys.argv[3:])
