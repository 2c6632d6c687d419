"""Drives HostCheck in a window, the way a person and a screen reader would.

usage: /usr/bin/python3 drive.py HOSTCHECK SCENARIO FOLDER

Starts a session bus and a virtual X server of its own, and leaves neither behind. Writes what the program
and the desktop say to FOLDER/transcript,
for HostTests to compare: services that the desktop starts print to standard output too. Waits for lines,
never for time.
"""
import ctypes, os, queue, signal, subprocess, sys, threading, time

TIMEOUT = 20


def start_session():
    """Starts this script again in a session bus, for a limited time.

    Threads of Dispatch, one of which may have started this, block nearly all signals. Who inherits that
    can't be terminated: the bus and all that it starts would stay for ever.
    """
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.environ["DRIVING"] = "1"
    os.execvp("timeout", [
        "timeout", "--kill-after=5", "100", "dbus-run-session", "--", "/usr/bin/python3", *sys.argv])


def end_with_parent():
    """A server or program that is started doesn't outlive this script, however it ends."""
    PR_SET_PDEATHSIG = 1
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class HostCheck:
    """The program, with its output as a queue of lines."""

    def __init__(self, path, *arguments):
        self.process = subprocess.Popen(
            [path, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            preexec_fn=end_with_parent)
        self.lines = queue.Queue()
        self.frame = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def read_until(self, last):
        """All lines up to the one that is equal to `last`."""
        lines = []
        while not lines or lines[-1] != last:
            try:
                line = self.lines.get(timeout=TIMEOUT)
            except queue.Empty:
                line = None
            if line is None:
                sys.exit(f"HostCheck didn't say {last!r}; it said {lines}")
            lines.append(line)
            if line.startswith("frame "):
                self.frame = int(line.split()[1])
        return lines

    def draw_twice(self):
        """A frame has been drawn once a later one has begun."""
        for _ in range(2):
            next_frame = self.frame + 1
            self.say("frame")
            self.read_until(f"frame {next_frame}")

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


def start_server():
    """Xvfb chooses a free number itself, so servers that start at once don't collide."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing], stderr=subprocess.DEVNULL, preexec_fn=end_with_parent)
    os.close(writing)
    os.environ["DISPLAY"] = ":" + os.read(reading, 16).decode().strip()
    # A keyboard that has an é: for letters that it lacks xdotool changes the keyboard while it types,
    # and the key may come before the change.
    subprocess.check_call(["setxkbmap", "fr"])
    return server


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
    xdotool("keydown", "q")
    show(host.read_until('key repeat 71 "q"'))
    xdotool("keyup", "q")
    # How many repeats come is the server's affair.
    show(host.read_until('key release 71 "q"')[-1:])


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
    host.read_until("frame 1")
    host.expose()
    compare_pictures(host)


def compare_pictures(host, part="100%x100%", scale=1):
    """The window's pixels and the same node drawn with no display."""
    host.draw_twice()
    window, file = sys.argv[3] + "/window.png", sys.argv[3] + "/headless.png"
    subprocess.check_call(["import", "-window", host.window(), "-crop", part, "+repage", window])
    subprocess.check_output([host.process.args[0], "picture", file, str(scale)])
    result = subprocess.run(
        ["compare", "-metric", "AE", window, file, "null:"], stderr=subprocess.PIPE, text=True)
    print("pixels that differ:", result.stderr.strip())


def picture_of_fine_pixels(host):
    host.read_until("frame 1")
    compare_pictures(host, scale=2)


def title_bar():
    """Below a title bar that GTK draws, as it does under Wayland, the content has its size and origin."""
    host = HostCheck(sys.argv[1], "window", "titled")
    lines = host.read_until("frame 1")
    resized = next(line for line in lines if line.startswith("resized"))
    width, height = [int(number) for number in resized.split()[1].split("x")]
    print("height", height)
    geometry = subprocess.check_output(
        ["xdotool", "getwindowgeometry", "--shell", host.window()], text=True)
    outer = dict(line.split("=") for line in geometry.split())
    border = (int(outer["WIDTH"]) - width) // 2
    left, top = border, int(outer["HEIGHT"]) - border - height
    print("below a title bar", top > 20)
    compare_pictures(host, f"300x{height}+{left}+{top}")
    xdotool("mousemove", left + 20, top + 30, "click", 1)
    show(host.read_until("pointer ended mouse button=1 at 20,30"))


def close(host):
    host.read_until("frame 1")
    show(host.say("close"))
    print("exit code", host.process.wait(TIMEOUT))


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, with room for the largest of XEvent."""
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("room", ctypes.c_long * 24)]


def ask_to_close(window):
    """What a window manager's close button does: the message WM_DELETE_WINDOW."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XSendEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    message = ClientMessage(
        type=33, window=window, format=32, message_type=x11.XInternAtom(display, b"WM_PROTOCOLS", 0))
    message.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, window, 0, 0, ctypes.byref(message))
    x11.XCloseDisplay(display)


def close_button(host):
    host.read_until("frame 1")
    ask_to_close(int(host.window()))
    show(host.read_until("closed"))
    print("exit code", host.process.wait(TIMEOUT))


def clock(host):
    """Calls for the next frame come before it is drawn, and draw nothing by themselves."""
    host.read_until("frame 1")
    show(host.say("next-frame"))
    show(host.read_until("clock's frame"))
    show(host.say("next-frame-drawn"))
    show(host.read_until("frame 2"))
    show(host.say("animate"))
    show(host.read_until("frame 7"))
    show(host.say("frame"))
    show(host.read_until("frame 8"))


# Settings.

def settings():
    host = HostCheck(sys.argv[1], "settings")
    show([host.lines.get(timeout=TIMEOUT)])


def configured():
    folder = os.environ["XDG_CONFIG_HOME"] + "/gtk-4.0"
    os.makedirs(folder)
    with open(folder + "/settings.ini", "w") as file:
        file.write("[Settings]\ngtk-application-prefer-dark-theme=1\n"
                   "gtk-enable-animations=0\n")
    # Under X11 the resolution comes from the server's resources.
    subprocess.check_call(["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s",
                           "-set", "RESOURCE_MANAGER", "Xft.dpi: 144"])
    settings()


class Portal:
    """A desktop portal that knows nothing but the colour scheme."""
    XML = """<node><interface name="org.freedesktop.portal.Settings">
        <method name="Read"><arg direction="in" type="s"/><arg direction="in" type="s"/>
            <arg direction="out" type="v"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
        </interface></node>"""
    PATH, NAME = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"

    def __init__(self, scheme):
        from gi.repository import Gio, GLib
        self.glib, self.scheme = GLib, scheme
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(self.XML).interfaces[0]
        self.bus.register_object(self.PATH, interface, self._call, None, None)
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 0)), None, 0, -1)
        threading.Thread(target=GLib.MainLoop().run, daemon=True).start()

    def _call(self, bus, sender, path, interface, method, parameters, invocation):
        value = self.glib.Variant("v", self.glib.Variant("u", self.scheme))
        invocation.return_value(self.glib.Variant("(v)", (value,)))

    def change(self, scheme):
        value = self.glib.Variant("u", scheme)
        self.bus.emit_signal(None, self.PATH, self.NAME, "SettingChanged", self.glib.Variant(
            "(ssv)", ("org.freedesktop.appearance", "color-scheme", value)))


def portal():
    desktop = Portal(1)
    host = HostCheck(sys.argv[1], "settings")
    show([host.lines.get(timeout=TIMEOUT) for _ in range(2)])
    desktop.change(2)
    show([host.lines.get(timeout=TIMEOUT)])
    desktop.change(1)
    show([host.lines.get(timeout=TIMEOUT)])


# Clipboard.

def clipboard():
    """Two programs; what the one writes the other reads, in pieces where it is long."""
    one, other = [HostCheck(sys.argv[1], "clipboard") for _ in range(2)]
    one.say("write Zoë & Ada")
    until_has_text(other)
    print("has text true")
    show(other.say("read text/plain;charset=utf-8")[:1])
    show(other.say("read image/png")[:1])
    show(other.say("read text/html")[:1])
    other.say("write theirs now")
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        lines = one.say("read text/plain;charset=utf-8")
        if lines[0] == "text theirs now":
            break
    show(lines[:1])


def until_has_text(host):
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        if "has text true" in host.say("types"):
            return
    sys.exit("the clipboard has no text")


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
    host.draw_twice()
    parent = content()
    print(describe(parent))
    show([describe(child) for child in parent])
    print("--")
    host.say("elements changed")
    host.draw_twice()
    show([describe(child) for child in content()])


def scrolling(host):
    """Rows that come take the widgets of rows that went, and are told apart all the same."""
    host.read_until("frame 1")
    for rows in ["rows-1-to-3", "rows-2-to-4", "rows-0-to-2"]:
        host.say("elements " + rows)
        host.draw_twice()
        show([describe(child) for child in content()])
        for child in content():
            perform(child, "activate")
        last = int(rows[-1])
        show(host.read_until(f"perform activate on row{last}"))


def random_lists(host):
    """Whatever came before, the desktop sees the last list, and the focus where it was put."""
    host.read_until("frame 1")
    first = int(os.environ.get("SEED", "1"))
    different = 0
    for seed in range(first, first + 60):
        host.say(f"elements {seed}")
        expected = host.say(f"summary {seed}")[-2].removeprefix("list ")
        seen = [child for child in content()]
        found = ",".join(f"{child.getRoleName()} {child.name}" for child in seen)
        host.say(f"focus any{seed % 12}")
        wanted = [child.name for child in seen if child.name == f"Any {seed % 12}"]
        if found != expected or focused() != wanted:
            different += 1
            print(f"seed {seed}: {expected} focus {wanted}, but the desktop sees {found} focus {focused()}")
    print("lists that differ:", different)


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


def removed_while_performing(host):
    """An action may take away the very element, and with it the widget whose action is running."""
    host.read_until("frame 1")
    host.say("elements first")
    host.say("when-performed elements none")
    perform({child.name: child for child in content()}["Add"], "activate")
    show(host.read_until("done elements none"))
    show(host.say("frame"))
    show(host.read_until("frame 2"))
    print("left", content().childCount)


def closed_while_performing(host):
    host.read_until("frame 1")
    host.say("elements first")
    host.say("when-performed close")
    perform({child.name: child for child in content()}["Add"], "activate")
    show(host.read_until("done close"))
    print("exit code", host.process.wait(TIMEOUT))


def released(host):
    """Who lets go of a window closes it, without being told."""
    host.read_until("frame 1")
    host.say("elements first")
    host.say("focus add")
    show(host.say("release"))
    gone = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "HostCheck"], stdout=subprocess.PIPE)
    print("windows", gone.stdout.decode().split())
    show(host.say("frame"))
    show(host.say("stop"))
    print("exit code", host.process.wait(TIMEOUT))


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


# A whole app.

def until(question):
    """The first answer that is true, or the last one."""
    deadline = time.monotonic() + TIMEOUT
    answer = question()
    while not answer and time.monotonic() < deadline:
        time.sleep(0.02)
        answer = question()
    return answer


def app_content():
    """The elements of the Todos window, by name."""
    import pyatspi
    for candidate in pyatspi.Registry.getDesktop(0):
        if candidate and candidate.name == "Todos" and candidate.childCount:
            return {child.name: child for child in candidate[0][0]}
    return {}


def focused_in_app():
    import pyatspi
    return [name for name, child in app_content().items()
            if child.getState().contains(pyatspi.STATE_FOCUSED)]


def todos():
    """Todos in a window: its picture, and the mouse, the keyboard and a screen reader at work."""
    path = os.path.dirname(sys.argv[1]) + "/Todos"
    file, captured = sys.argv[3] + "/headless.png", sys.argv[3] + "/window.png"
    headless = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    subprocess.check_call([path, "--snapshot", file], env=headless)
    app = subprocess.Popen([path])
    window = subprocess.check_output(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "To-dos"], text=True).split()[0]

    def differing():
        subprocess.check_call(["import", "-window", window, captured])
        return subprocess.run(["compare", "-metric", "AE", captured, file, "null:"],
                              stderr=subprocess.PIPE, text=True).stderr.strip()
    # The server has the window before it has the first picture.
    until(lambda: differing() == "0")
    print("pixels that differ:", differing())
    show([f"{child.getRoleName()} '{name}'" for name, child in until(app_content).items()])
    xdotool("mousemove", "--window", window, 195, 795, "click", 1)
    print("mouse adds:", bool(until(lambda: "New to-do 5" in app_content())))
    xdotool("mousemove", "--window", window, 340, 128, "click", 1)
    print("mouse deletes:", bool(until(lambda: "Buy some eggs" not in app_content())))
    xdotool("windowfocus", "--sync", window, "key", "Tab")
    until(focused_in_app)
    print("Tab:", focused_in_app())
    xdotool("key", "space")
    print("Space deletes:", bool(until(lambda: "Buy some fruit" not in app_content())))
    until(focused_in_app)
    print("then:", focused_in_app())
    perform(app_content()["Add"], "activate")
    print("screen reader adds:", bool(until(lambda: "New to-do 6" in app_content())))
    ask_to_close(int(window))
    print("exit code", app.wait(TIMEOUT))


if "DRIVING" not in os.environ:
    start_session()
scenario = sys.argv[2]
sys.stdout = open(sys.argv[3] + "/transcript", "w")
server = start_server()
try:
    if scenario in ("settings", "configured", "portal", "title_bar", "todos", "clipboard"):
        globals()[scenario]()
    else:
        host = HostCheck(sys.argv[1], "window")
        globals()[scenario](host)
finally:
    server.kill()
