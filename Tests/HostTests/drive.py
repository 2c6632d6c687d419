"""Drives HostCheck in a window, the way a person and a screen reader would.

usage: xvfb-run -a dbus-run-session -- /usr/bin/python3 drive.py HOSTCHECK SCENARIO

Prints what the program and the desktop say, for HostTests to compare. Waits for lines, never for time.
"""
import os, queue, subprocess, sys, threading, time

TIMEOUT = 20


class HostCheck:
    """The program, with its output as a queue of lines."""

    def __init__(self, path, *arguments):
        self.process = subprocess.Popen(
            [path, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def read_until(self, last):
        """All lines up to the one that is equal to `last`."""
        lines = []
        while not lines or lines[-1] != last:
            line = self.lines.get(timeout=TIMEOUT)
            if line is None:
                sys.exit(f"HostCheck ended before it said {last!r}; it said {lines}")
            lines.append(line)
        return lines

    def say(self, command):
        """Sends a command; all lines up to its end."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self.read_until("done " + command)

    def expose(self):
        """Covers the window with another one, and uncovers it: GTK has to draw it again."""
        cover = subprocess.Popen(["xlogo", "-geometry", "200x200+0+0"], stderr=subprocess.DEVNULL)
        subprocess.check_output(["xdotool", "search", "--sync", "--onlyvisible", "--class", "XLogo"])
        cover.kill()
        cover.wait()

    def window(self):
        return subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "HostCheck"],
            text=True).split()[0]


def xdotool(*arguments):
    subprocess.check_call(["xdotool", *[str(argument) for argument in arguments]])


def show(lines):
    print("\n".join(lines), flush=True)


def pointer(host):
    host.read_until("frame 1")
    xdotool("mousemove", 50, 60, "click", 1, "mousemove", 80, 90, "click", 3, "click", 2)
    xdotool("click", 4, "click", 5, "click", 6, "click", 7, "click", 8, "click", 9)
    xdotool("mousemove", 80, 91, "mousedown", 1, "mousemove", 290, 190, "mouseup", 1)
    xdotool("mousemove", 500, 500)
    show(host.read_until("pointer left mouse button=0 at 290,190"))


def keys(host):
    host.read_until("frame 1")
    xdotool("windowfocus", "--sync", host.window())
    xdotool("key", "a", "shift+b", "ctrl+c", "Tab", "shift+Tab", "Return", "space")
    xdotool("key", "eacute", "BackSpace", "Escape", "Left", "super+z", "alt+x")
    xdotool("keydown", "q", "keydown", "q", "keyup", "q")
    show(host.read_until('key release 71 "q"'))


def frames(host):
    """One frame for each request; none for an exposure; one for a new size."""
    show(host.read_until("frame 1"))
    show(host.say("frame"))
    show(host.read_until("frame 2"))
    host.expose()
    window = host.window()
    xdotool("windowsize", window, 400, 250)
    show(host.read_until("frame 3"))
    host.expose()
    show(host.say("title Other"))
    subprocess.check_call(["xdotool", "search", "--sync", "--name", "Other"], stdout=subprocess.DEVNULL)
    show(host.say("frame"))
    show(host.read_until("frame 4"))


def picture(host):
    """The window's pixels and the same node drawn with no display."""
    host.read_until("frame 1")
    # The frame has been drawn once a later one has begun.
    host.say("frame")
    host.read_until("frame 2")
    host.say("frame")
    host.read_until("frame 3")
    directory = os.environ["PICTURES"]
    window, file = directory + "/window.png", directory + "/headless.png"
    subprocess.check_call(["import", "-window", host.window(), window])
    subprocess.check_call([host.process.args[0], "picture", file])
    result = subprocess.run(
        ["compare", "-metric", "AE", window, file, "null:"], stderr=subprocess.PIPE, text=True)
    print("pixels that differ:", result.stderr.strip())


def close(host):
    host.read_until("frame 1")
    show(host.say("close"))
    print("exit code", host.process.wait(TIMEOUT))


# Assistive technology.

def application():
    import pyatspi
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        for candidate in pyatspi.Registry.getDesktop(0):
            if candidate and candidate.name == "HostCheck" and candidate.childCount:
                return candidate
    sys.exit("HostCheck is not in the accessibility tree")


def content():
    """The window's drawing widget, whose children are the elements."""
    return application()[0][0]


def describe(accessible):
    import pyatspi
    states = [
        name for name, state in [
            ("checked", pyatspi.STATE_CHECKED), ("disabled", None), ("focusable", pyatspi.STATE_FOCUSABLE),
            ("focused", pyatspi.STATE_FOCUSED), ("pressed", pyatspi.STATE_PRESSED)]
        if (state and accessible.getState().contains(state))
        or (state is None and not accessible.getState().contains(pyatspi.STATE_SENSITIVE))]
    extents = accessible.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    # GTK names no action of what is disabled, though it counts them.
    actions = [] if "disabled" in states else sorted(action_names(accessible))
    return (f"{accessible.getRoleName()} '{accessible.name}' ({accessible.description}) "
            f"{extents.x},{extents.y} {extents.width}x{extents.height} {states} {actions}")


def action_names(accessible):
    action = accessible.queryAction()
    return [action.getName(i) for i in range(action.nActions)]


def perform(accessible, name):
    accessible.queryAction().doAction(action_names(accessible).index(name))


def tree(host):
    host.read_until("frame 1")
    host.say("elements first")
    host.say("frame")
    host.read_until("frame 2")
    host.say("frame")
    host.read_until("frame 3")
    parent = content()
    print(describe(parent))
    show([describe(child) for child in parent])
    print("--")
    host.say("elements changed")
    host.say("frame")
    host.read_until("frame 4")
    host.say("frame")
    host.read_until("frame 5")
    show([describe(child) for child in content()])


def actions(host):
    host.read_until("frame 1")
    host.say("elements first")
    children = {child.name: child for child in content()}
    perform(children["Add"], "activate")
    show(host.read_until("perform activate on add"))
    perform(children["Volume"], "increment")
    show(host.read_until("perform increment on volume"))
    perform(children["Volume"], "decrement")
    show(host.read_until("perform decrement on volume"))
    # A click goes through the proxy to the drawing widget.
    xdotool("mousemove", 20, 50, "click", 1)
    show(host.read_until("pointer ended mouse button=1 at 20,50"))


def focused():
    import pyatspi
    return [child.name for child in content() if child.getState().contains(pyatspi.STATE_FOCUSED)]


def focus(host):
    host.read_until("frame 1")
    xdotool("windowfocus", "--sync", host.window())
    host.say("elements first")
    print("at first", focused())
    show(host.say("focus add"))
    print("by UIKit", focused())
    xdotool("key", "Tab")
    show(host.read_until("key release ff09 \"\\t\""))
    print("Tab that UIKit uses", focused())
    show(host.say("leave-tab"))
    xdotool("key", "Tab")
    show(host.read_until("key release ff09 \"\\t\""))
    print("Tab that it leaves", focused())
    show(host.say("elements changed"))
    print("after a change", focused())
    xdotool("key", "shift+Tab")
    show(host.read_until("key release ff09 \"\\t\""))
    print("Shift-Tab that it leaves", focused())
    show(host.say("elements none"))
    print("nothing left", focused())
    show(host.say("frame"))
    show(host.read_until("frame 2"))
    show(host.say("elements first"))
    print("all back", focused())
    show(host.say("focus -"))
    print("by UIKit", focused())


scenario = sys.argv[2]
host = HostCheck(sys.argv[1], "window")
try:
    globals()[scenario](host)
finally:
    host.process.kill()
