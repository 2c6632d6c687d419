"""Drives HostCheck in a window, the way a person and a screen reader would.

usage: /usr/bin/python3 drive.py HOSTCHECK SCENARIO FOLDER

Starts a session bus and a virtual X server of its own, and leaves neither behind. Writes what the program
and the desktop say to FOLDER/transcript,
for HostTests to compare: services that the desktop starts print to standard output too. Waits for lines,
never for time.
"""
import base64, ctypes, functools, itertools, os, queue, signal, socket, subprocess, sys, threading, time
import urllib.request, uuid

TIMEOUT = 60


def start_session():
    """Starts this script again in a session bus, for a limited time.

    Threads of Dispatch, one of which may have started this, block nearly all signals. Who inherits that
    can't be terminated: the bus and all that it starts would stay for ever. The time is less than what
    the tests grant, who only kill this process.
    """
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.environ["DRIVING"] = "1"
    os.execvp("timeout", [
        "timeout", "--kill-after=5", "110", "dbus-run-session", "--", "/usr/bin/python3", *sys.argv])


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


def all_in(parent):
    """All elements below one, in reading order."""
    return [found for child in parent for found in [child, *all_in(child)]]


def outline_of(parent):
    """Roles and names, what is in a list in brackets."""
    return ",".join(
        f"{child.getRoleName()} {child.name}"
        + (f"[{outline_of(child)}]" if child.getRoleName() == "list" else "")
        for child in parent)


def random_lists(host):
    """Whatever came before, the desktop sees the last list, and the focus where it was put."""
    host.read_until("frame 1")
    first = int(os.environ.get("SEED", "1"))
    different = 0
    for seed in range(first, first + 60):
        host.say(f"elements {seed}")
        expected = host.say(f"summary {seed}")[-2].removeprefix("list ")
        seen = all_in(content())
        found = outline_of(content())
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


def describe_number(accessible):
    try:
        value = accessible.queryValue()
        return (f"{describe(accessible)} {value.currentValue:g} of {value.minimumValue:g}"
                f" to {value.maximumValue:g}")
    except NotImplementedError:
        return describe(accessible)


def numbers(host):
    """Numbers with their ends, custom actions, and one of several."""
    host.read_until("frame 1")
    host.say("elements numbers")
    host.draw_twice()
    children = {child.name: child for child in content()}
    show([describe_number(child) for child in content()])
    children["Volume"].queryValue().currentValue = 45
    show(host.read_until("set volume to 45.0"))
    children["Count"].queryValue().currentValue = 5
    show(host.read_until("set count to 5.0"))
    perform(children["Volume"], "Mute it")
    show(host.read_until("perform Mute it on volume"))
    perform(children["Large"], "activate")
    show(host.read_until("perform activate on large"))
    print("--")
    host.say("elements other-numbers")
    host.draw_twice()
    show([describe_number(child) for child in content()][:1])
    perform(content()[0], "Reset")
    show(host.read_until("perform Reset on volume"))


def announcement(host):
    """An alert that comes, is read out, and goes."""
    host.read_until("frame 1")
    host.say("elements none")
    host.say("announce Saved")
    alerts = until(lambda: [child for child in content()])
    print([f"{child.getRoleName()} '{child.name}'" for child in alerts])
    until(lambda: content().childCount == 0)
    print("left", content().childCount)


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
    return [child.name for child in all_in(content())
            if child.getState().contains(pyatspi.STATE_FOCUSED)]


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

class Gone(Exception):
    """An element that went while it was asked."""


patience = TIMEOUT


def until(question, seconds=TIMEOUT):
    """The first answer that is true, or the last one. A question that can't be answered, since an
    element went while it was asked, is asked again. After one that was waited for in vain nothing is
    waited for as long."""
    from gi.repository import GLib
    global patience

    def ask():
        try:
            return question()
        except (Gone, GLib.GError):
            return None
    deadline = time.monotonic() + min(seconds, patience)
    answer = ask()
    while not answer and time.monotonic() < deadline:
        time.sleep(0.02)
        answer = ask()
    if not answer and seconds == TIMEOUT:
        patience = 2
    return answer


def forget_elements(app):
    """What was known of the tree may be old: news of it is read by a loop that nobody runs here."""
    from gi.repository import GLib
    while GLib.MainContext.default().iteration(False):
        pass
    panel = getattr(app, "panel", None)
    if panel is not None:
        panel.clear_cache()


def asked_again(question):
    """Asks again when an element goes meanwhile: the tree changes beside its reader. Where it has gone
    for good, whoever asks has to look again which one is meant."""
    @functools.wraps(question)
    def ask(*arguments):
        from gi.repository import GLib
        deadline = time.monotonic() + 1
        while True:
            try:
                return question(*arguments)
            except (Gone, GLib.GError):
                if time.monotonic() >= deadline:
                    raise
                forget_elements(arguments[0])
                time.sleep(0.005)
    return ask


# Apps with records: a screen reader alone, the keyboard alone, and an end without warning.

class RecordsApp:
    """The app with a database in the test's folder."""

    def __init__(self, name, title, *files, database="records.sqlite"):
        self.name, self.first_title, self.files = name, title, files
        self.path = os.path.dirname(sys.argv[1]) + "/" + name
        self.database = sys.argv[3] + "/" + database
        self.start()

    def start(self):
        self.app = subprocess.Popen(
            [self.path, "--database", self.database, *self.files], preexec_fn=end_with_parent)
        self.window = subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", self.first_title],
            text=True).split()[0]

    @asked_again
    def find(self, name, role=None):
        def search(element):
            if element.name == name and role in (None, element.getRoleName()):
                return element
            for index in range(element.childCount):
                child = element.getChildAtIndex(index)
                found = child and search(child)
                if found:
                    return found
            return None
        application = self.application()
        return application and search(application)

    def application(self):
        import pyatspi
        for candidate in pyatspi.Registry.getDesktop(0):
            if candidate and candidate.name == self.name and self.is_it(candidate):
                candidate.clear_cache()
                return candidate
        return None

    def is_it(self, candidate):
        """There may be others of the same name."""
        return candidate.get_process_id() == self.app.pid

    @asked_again
    def is_focused(self, name):
        import pyatspi
        element = self.find(name)
        return element and element.getState().contains(pyatspi.STATE_FOCUSED)

    @asked_again
    def is_on(self, name):
        import pyatspi
        element = self.find(name)
        return element and element.getState().contains(pyatspi.STATE_SENSITIVE)

    def press_until(self, key, name):
        """Presses a key until an element has the keyboard; not more often than a person would."""
        for _ in range(20):
            if self.is_focused(name):
                return True
            xdotool("key", key)
            until(lambda: self.is_focused(name), seconds=0.5)
        return bool(self.is_focused(name))

    def go_to_row(self, name):
        """From the search field Tab leads into the list, and Down from row to row."""
        xdotool("key", "ctrl+f")
        until(lambda: self.is_focused("Search"))
        xdotool("key", "Tab", "Home")
        return self.press_until("Down", name)

    def write(self, name, text):
        """What a screen reader's user dictates into a field."""
        field = until(lambda: self.find(name))
        if field is None:
            sys.exit(f"There is no field '{name}'")
        field.queryEditableText().setTextContents(text)

    def goes(self, name):
        return bool(until(lambda: not self.find(name)))

    def title(self):
        """What the title bar says."""
        return subprocess.check_output(
            ["xdotool", "getwindowname", self.window], text=True).strip()

    def choose(self, name, role=None):
        """What a screen reader does with an element, once that can be worked."""
        def press():
            element = self.find(name, role)
            # What is disabled has no actions.
            if element is None or "activate" not in action_names(element):
                return False
            perform(element, "activate")
            return True
        if not until(press):
            sys.exit(f"There is no {role or 'element'} '{name}'")

    def shows(self, name):
        return bool(until(lambda: self.find(name)))

    def kill(self):
        self.app.kill()
        self.app.wait()


def people():
    app = RecordsApp("People", "People")
    print("first screen:", app.shows("Welcome to People"))
    app.choose("Try with People Made Up", "push button")
    print("people come:", app.shows("Ada Andersson, Engineer, Acme"))
    app.choose("Ada Andersson, Engineer, Acme")
    print("a card by action:", app.shows("mobile, +1 202 555 0100"))
    # The form is asked for while the card is on its way out.
    xdotool("windowfocus", "--sync", app.window, "key", "alt+Left", "ctrl+n")
    print("a form by keyboard:", bool(until(lambda: app.is_focused("First name"))))
    for letter in "grace":
        xdotool("key", letter)
    xdotool("key", "Tab")
    until(lambda: app.is_focused("Last name"))
    for letter in "aa":
        xdotool("key", letter)
    xdotool("key", "ctrl+s")
    print("somebody new:", app.shows("grace aa"))
    print("the title of the list:", bool(until(lambda: app.title() == "People")))
    xdotool("key", "ctrl+z")
    print("taken back:", bool(until(lambda: app.find("grace aa") is None)))
    xdotool("key", "ctrl+shift+z")
    print("done again:", app.shows("grace aa"))
    app.kill()
    app.start()
    print("there after an end without warning:", app.shows("grace aa"))
    app.app.kill()


def type_text(text):
    for letter in text:
        xdotool("key", letter)


def people_by_keys():
    """Everything in People without a pointer: begin, add, look, edit, search, delete, groups."""
    app = RecordsApp("People", "People")
    app.shows("Welcome to People")
    xdotool("windowfocus", "--sync", app.window)
    print("a way to begin:", app.press_until("Tab", "Try with People Made Up"))
    xdotool("key", "space")
    print("people come:", app.shows("Ada Andersson, Engineer, Acme"))
    print("a button of the bar:", app.press_until("Tab", "Add"))
    xdotool("key", "space")
    print("Space presses it:", bool(until(lambda: app.is_focused("First name"))))
    type_text("grace")
    print("the next field:", app.press_until("Tab", "Last name"))
    type_text("aa")
    print("the button that saves:", app.press_until("shift+Tab", "Save"))
    xdotool("key", "Return")
    print("somebody new:", app.shows("grace aa") and app.goes("First name"))
    print("their row:", app.go_to_row("grace aa"))
    xdotool("key", "Return")
    print("a card:", app.goes("Search"))
    print("its button:", app.press_until("Tab", "Edit"))
    xdotool("key", "Return")
    print("Return presses it:", app.shows("First name"))
    print("a field:", app.press_until("Tab", "First name"))
    xdotool("key", "End", "s", "ctrl+s")
    print("edited:", app.goes("First name") and app.shows("graces aa"))
    app.press_until("Tab", "Edit")
    xdotool("key", "Return")
    app.press_until("Tab", "First name")
    type_text("x")
    until(lambda: app.is_on("Save"))
    xdotool("key", "Escape")
    print("Escape asks:", app.shows("Discard the changes?"))
    print("the answer:", app.press_until("Tab", "Discard"))
    xdotool("key", "Return")
    print("nothing changed:", app.goes("First name") and app.shows("graces aa"))
    xdotool("key", "alt+Left")
    print("the list again:", app.shows("Search"))
    xdotool("key", "ctrl+f")
    print("the search field:", bool(until(lambda: app.is_focused("Search"))))
    type_text("graces")
    print("found alone:", app.goes("Ada Andersson, Engineer, Acme"))
    print("a row of it:", app.go_to_row("graces aa"))
    xdotool("key", "Delete")
    print("deleted:", app.goes("graces aa"))
    print("the button that takes it back:", app.press_until("Tab", "Undo"))
    xdotool("key", "space")
    print("back:", app.shows("graces aa"))
    # The button that was pressed is gone: the keyboard has to be somewhere all the same.
    xdotool("key", "ctrl+f")
    until(lambda: app.is_focused("Search"))
    xdotool("key", "ctrl+a", "BackSpace")
    print("everybody:", app.shows("Ada Andersson, Engineer, Acme"))
    print("the menu:", app.press_until("Tab", "More"))
    xdotool("key", "space")
    app.shows("Groups")
    print("a line of it:", app.press_until("Down", "Groups"))
    xdotool("key", "Return")
    print("the groups:", app.shows("Family"))
    print("their button:", app.press_until("Tab", "Add"))
    xdotool("key", "space")
    app.shows("New Group")
    type_text("club")
    xdotool("key", "Return")
    print("a new group:", bool(until(lambda: app.find("club", "list item"))) and app.goes("New Group"))
    print("a group:", app.press_until("Tab", "club") and app.press_until("Down", "Family"))
    xdotool("key", "Return")
    print("those of the group:", app.goes("graces aa") and app.shows("Ada Andersson, Engineer, Acme"))
    app.kill()


def people_by_actions():
    """Everything in People by what assistive technology can do, and nothing else."""
    app = RecordsApp("People", "People")
    app.choose("Try with People Made Up")
    app.shows("Ada Andersson, Engineer, Acme")
    app.choose("Add")
    app.write("First name", "Grace")
    app.write("Last name", "Aa")
    print("what is written counts:", bool(until(lambda: app.is_on("Save"))))
    app.choose("Save")
    print("somebody new:", app.goes("Save") and app.shows("Grace Aa"))
    app.choose("Grace Aa")
    app.goes("Search")
    app.choose("Edit")
    app.write("Company", "Yale")
    until(lambda: app.is_on("Save"))
    app.choose("Save")
    print("edited:", app.goes("Save") and app.shows("Yale"))
    app.choose("People", "push button")
    app.shows("Search")
    app.write("Search", "yale")
    print("found alone:", app.goes("Ada Andersson, Engineer, Acme") and app.shows("Grace Aa, Yale"))
    perform(app.find("Grace Aa, Yale"), "Delete")
    print("deleted:", app.goes("Grace Aa, Yale"))
    app.choose("Undo")
    print("back:", app.shows("Grace Aa, Yale"))
    app.write("Search", "")
    app.choose("More")
    app.choose("Groups")
    app.choose("Family")
    print("those of a group:", app.goes("Grace Aa, Yale") and app.shows("Ada Andersson, Engineer, Acme"))
    app.kill()


# Two devices on one server, which one of them loses for a while.

class Proxy:
    """What stands between a device and the server, and can be turned off."""

    def __init__(self, port):
        self.target, self.is_on = port, True
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            client, _ = self.socket.accept()
            if not self.is_on:
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.target))
            for one, other in ((client, server), (server, client)):
                threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one, other):
        try:
            while (data := one.recv(65536)) and self.is_on:
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            # A thread that reads it has to notice, which a close alone doesn't make it.
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            end.close()


class Device(RecordsApp):
    """People with files of its own, at a place on the screen of its own."""

    def __init__(self, name, x):
        self.folder, self.x = sys.argv[3] + "/" + name, x
        os.makedirs(self.folder)
        super().__init__("People", "People")

    def start(self):
        places = {"XDG_CONFIG_HOME": "c", "XDG_STATE_HOME": "s", "XDG_DATA_HOME": "d", "HOME": "h"}
        environment = dict(os.environ, **{
            name: f"{self.folder}/{place}" for name, place in places.items()})
        self.app = subprocess.Popen(
            [self.path, "--database", self.folder + "/records.sqlite"],
            preexec_fn=end_with_parent, env=environment)
        self.window = subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.app.pid)],
            text=True).split()[-1]
        xdotool("windowmove", self.window, self.x, 0)

    def connect(self, port):
        self.choose("More")
        self.choose("Sync")
        self.write("Address, such as https://example.org/v1", f"http://127.0.0.1:{port}/v1")
        self.write("Name", os.environ["BEELINE_ACCOUNT"])
        self.write("Password", os.environ["BEELINE_PASSWORD"])
        self.choose("Connect")
        self.choose("OK")

    def sync(self):
        self.choose("More")
        self.choose("Sync")
        self.choose("Sync Now")

    def rename(self, old, name):
        """Gives somebody another last name, and goes back to the list."""
        self.choose(old)
        # The list has a button of that name, too.
        until(lambda: self.find("Search") is None)
        self.choose("Edit")
        self.write("Last name", name)
        until(lambda: self.is_on("Save"))
        self.choose("Save")
        until(lambda: self.find("Save") is None)
        self.choose("People", "push button")
        until(lambda: self.find("Search"))


def make_account():
    """An account of this run's own: what an earlier one left isn't in the way."""
    server, name = os.environ["BEELINE_SERVER"], "people-" + uuid.uuid4().hex[:12]
    user = f"{os.environ['BEELINE_ACCOUNT']}:{os.environ['BEELINE_PASSWORD']}"
    request = urllib.request.Request(
        f"{server}/accounts/{name}", method="PUT", data=b'{"data": {"password": "secret"}}',
        headers={"Content-Type": "application/json",
                 "Authorization": "Basic " + base64.b64encode(user.encode()).decode()})
    urllib.request.urlopen(request).close()
    os.environ.update(BEELINE_ACCOUNT=name, BEELINE_PASSWORD="secret")


def two_people():
    make_account()
    port = int(os.environ["BEELINE_SERVER"].split(":")[2].split("/")[0])
    proxy, one, other = Proxy(port), Device("one", 0), Device("other", 520)
    one.choose("Try with People Made Up")
    one.shows("Ada Andersson, Engineer, Acme")
    other.choose("Begin with Nobody")
    one.connect(port)
    print("one is in step:", one.shows("In step"))
    other.connect(proxy.port)
    print("the other is in step:", other.shows("In step"))
    one.choose("Done")
    other.choose("Done")
    print("the same people on both:", other.shows("Ada Andersson, Engineer, Acme"))
    keep_picture("two-same")
    for device in (one, other):
        device.write("Search", "Acme Ada")
    proxy.is_on = False
    other.rename("Ada Andersson, Engineer, Acme", "King")
    print("edited offline:", other.shows("Ada King, Engineer, Acme"))
    one.rename("Ada Andersson, Engineer, Acme", "Lovelace")
    print("edited online:", one.shows("Ada Lovelace, Engineer, Acme"))
    keep_picture("two-edited")
    one.sync()
    print("sent:", one.shows("In step"))
    one.choose("Done")
    other.sync()
    print("no way to the server is said:", other.shows("Not in step"))
    keep_picture("two-offline")
    proxy.is_on = True
    other.choose("Sync Now")
    print("the conflict is said:", other.shows("Edited on Two Devices: 1"))
    keep_picture("two-conflict")
    other.choose("Edited on Two Devices: 1")
    conflict = "Ada King, Last name: “King” stayed, “Lovelace” was given up."
    print("both values are shown:", other.shows(conflict))
    keep_picture("two-values")
    one.sync()
    one.choose("Done")
    print("what stayed is on both:", one.shows("Ada King, Engineer, Acme"))
    other.choose(conflict)
    other.choose("Take the Other")
    print("settled:", other.shows("Nothing to decide"))
    keep_picture("two-settled")
    other.choose("Sync", "push button")
    other.choose("Sync Now")
    other.shows("In step")
    other.choose("Done")
    one.sync()
    one.choose("Done")
    print("the other value is on both:", one.shows("Ada Lovelace, Engineer, Acme")
          and other.shows("Ada Lovelace, Engineer, Acme"))
    keep_picture("two-end")
    one.kill()
    other.kill()


def keep_picture(name):
    """The whole screen, for who wants to look at it."""
    if "PICTURES" in os.environ:
        # Behind the tree the picture is a few frames late.
        time.sleep(1)
        subprocess.check_call(["import", "-window", "root", f"{os.environ['PICTURES']}/{name}.png"])


def element_start(element):
    """Where an element begins in its window, in pixels."""
    import pyatspi
    return element.queryComponent().getExtents(pyatspi.WINDOW_COORDS).x if element else 0


def todos():
    app = RecordsApp("Todos", "To-dos")
    file, captured = sys.argv[3] + "/headless.png", sys.argv[3] + "/window.png"
    headless = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    subprocess.check_call(
        [app.path, "--database", app.database, "--snapshot", file], env=headless)

    def differing():
        subprocess.check_call(["import", "-window", app.window, captured])
        return subprocess.run(["compare", "-metric", "AE", captured, file, "null:"],
                              stderr=subprocess.PIPE, text=True).stderr.strip()
    # The server has the window before it has the first picture.
    until(lambda: differing() == "0")
    print("pixels that differ:", differing())
    xdotool("windowfocus", "--sync", app.window, "key", "ctrl+n")
    for name in ("Eggs", "Milk", "Bread"):
        xdotool("type", name)
        xdotool("key", "Return")
    print("keys add:", app.shows("Complete “Bread”"))
    app.choose("Complete “Eggs”", "push button")
    print("a screen reader ticks:", app.shows("Reopen “Eggs”"))
    app.choose("Undo", "push button")
    print("and takes it back:", bool(until(lambda: app.find("Complete “Eggs”", "push button"))))
    xdotool("key", "ctrl+n")
    xdotool("type", "Salt")
    xdotool("key", "Return")
    app.shows("Complete “Salt”")
    app.kill()
    app.start()
    print("there after an end without warning:", [
        app.shows(f"Complete “{name}”") for name in ("Eggs", "Milk", "Bread", "Salt")])
    xdotool("windowsize", "--sync", app.window, 520, 600)
    # The server knows the new size before the app has laid out in it.
    until(lambda: element_start(app.find("More")) > 400)
    ask_to_close(int(app.window))
    print("exit code", app.app.wait(TIMEOUT))
    app.start()

    def size():
        geometry = subprocess.check_output(
            ["xdotool", "getwindowgeometry", "--shell", app.window], text=True).split()
        return [line for line in geometry if line.startswith(("WIDTH", "HEIGHT"))]
    until(lambda: size() == ["WIDTH=520", "HEIGHT=600"])
    print("as large as before:", size())
    app.kill()


def make_pictures(folder, count):
    """Pictures of one colour each, a day apart, the first one the newest."""
    import gi
    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf
    os.makedirs(folder)
    for number in range(count):
        pixbuf = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, 480, 320)
        pixbuf.fill(0x30609000 + number * 0x0B1D3500 & 0xFFFFFF00 | 0xFF)
        file = f"{folder}/{number:02}.png"
        pixbuf.savev(file, "png", [], [])
        os.utime(file, (1_790_000_000 - number * 86_400,) * 2)


def photos():
    """A folder in a window: by a screen reader alone, then by the keyboard alone."""
    import pyatspi
    make_pictures(sys.argv[3] + "/summer", 30)
    app = RecordsApp("Photos", "summer", sys.argv[3] + "/summer")

    def titled(title):
        return bool(until(lambda: app.title() == title))
    print("a folder in a grid:", app.shows("00"))
    app.choose("List")
    print("a table by action:", bool(until(lambda: app.find("00, 21 Sep 2026", "list item"))))
    app.choose("Grid")
    print("and a grid again:", bool(until(lambda: app.find("03", "table cell"))))
    app.choose("03", "table cell")
    print("a picture by action:", titled("03"))
    perform(until(lambda: app.find("Stars")), "increment")
    print("a star by action:", bool(until(lambda: app.find("Undo: Rate 03"))))
    app.choose("summer", "push button")
    print("and back:", titled("summer"))
    xdotool("windowfocus", "--sync", app.window)

    def focus_is_in(role):
        def search(element):
            if element.getRoleName() == role and element.getState().contains(pyatspi.STATE_FOCUSED):
                return True
            return any(search(child) for child in element if child)
        application = app.application()
        return bool(application) and search(application)
    for _ in range(6):
        if until(lambda: focus_is_in("table cell"), seconds=1):
            break
        xdotool("key", "Tab")
    xdotool("key", "Home", "Right")
    print("the second by keyboard:", bool(until(lambda: app.is_focused("01"))))
    xdotool("key", "Return")
    print("a picture by keyboard:", titled("01"))
    xdotool("key", "alt+Left")
    print("and back:", titled("summer"))
    xdotool("key", "ctrl+g")
    print("a table by keyboard:", bool(until(lambda: app.find("Grid"))))
    xdotool("key", "ctrl+g")
    print("and a grid again:", bool(until(lambda: app.find("List"))))
    app.kill()
    app.files = ()
    app.first_title = "Photos"
    app.start()
    print("there after an end without warning:", app.shows("00"))
    app.kill()


# An app that is started a second time.

def windows_of(name):
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--class", name], stdout=subprocess.PIPE, text=True)
    return found.stdout.split()


def is_in_front(window, cover):
    """The root's children come from the one in front to the one at the back."""
    tree = subprocess.check_output(["xwininfo", "-root", "-children", "-int"], text=True)
    order = [word for line in tree.splitlines() for word in line.split()[:1] if word.isdigit()]
    return order.index(window) < order.index(cover)


def start_again(app, *files, **environment):
    """A second process of the app; its exit code once it ends."""
    other = subprocess.Popen(
        [app.path, "--database", app.database, *files], preexec_fn=end_with_parent,
        env={**os.environ, **environment})
    return other


def covered(app):
    """A window of another program in front of the app's."""
    cover = subprocess.Popen(
        ["xlogo", "-geometry", "200x200+0+0"], stderr=subprocess.DEVNULL, preexec_fn=end_with_parent)
    window = subprocess.check_output(
        ["xdotool", "search", "--sync", "--onlyvisible", "--class", "XLogo"], text=True).split()[0]
    xdotool("windowraise", window)
    until(lambda: not is_in_front(app.window, window))
    return cover, window


def second_start():
    """One window for each database, whoever starts the app how often."""
    make_pictures(sys.argv[3] + "/summer", 3)
    make_pictures(sys.argv[3] + "/winter", 8)
    app = RecordsApp("Photos", "summer", sys.argv[3] + "/summer")
    app.shows("00")
    cover, window = covered(app)
    print("a second start:", start_again(app).wait(TIMEOUT))
    print("in front:", bool(until(lambda: is_in_front(app.window, window))))
    print("windows:", len(windows_of("Photos")))
    cover.kill()
    os.chdir(sys.argv[3])
    print("with a picture:", start_again(app, "winter/07.png").wait(TIMEOUT),
          bool(until(lambda: app.title() == "07")))
    print("with a folder:", start_again(app, "winter").wait(TIMEOUT),
          bool(until(lambda: app.title() == "winter")))
    database, app.database = app.database, sys.argv[3] + "/other.sqlite"
    beside = start_again(app, "summer")
    print("another database beside it:", bool(until(lambda: len(windows_of("Photos")) == 2)))
    beside.kill()
    beside.wait()
    app.database = database
    alone = start_again(
        app, DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere", GTK_A11Y="none")
    print("without a bus it just starts:", bool(until(lambda: len(windows_of("Photos")) == 2)))
    alone.kill()
    alone.wait()
    app.kill()
    headless = subprocess.run(
        [app.path, "--database", database, "--snapshot", sys.argv[3] + "/a.png"]).returncode
    print("a picture without a window:", headless)
    app.files = ()
    app.first_title = "Photos"
    app.start()
    print("after its end it starts anew:", app.shows("00"))
    app.kill()


def second_start_of_others():
    """Todos comes to the front; People is handed the contacts."""
    todos = RecordsApp("Todos", "To-dos")
    cover, window = covered(todos)
    print("To-dos:", start_again(todos).wait(TIMEOUT),
          bool(until(lambda: is_in_front(todos.window, window))), len(windows_of("Todos")))
    cover.kill()
    todos.kill()
    os.chdir(sys.argv[3])
    with open("ada.vcf", "w") as file:
        file.write("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n")
    people = RecordsApp("People", "People", database="people.sqlite")
    people.shows("Welcome to People")
    print("People:", start_again(people, "ada.vcf").wait(TIMEOUT), people.shows("To be imported: 1"),
          people.find("Welcome to People") is None, len(windows_of("People")))
    people.kill()


# Bars.

def describe_bar(parent):
    """What bars hold, with states and actions, what is in a bar in brackets."""
    import pyatspi
    parts = []
    for child in parent:
        states = child.getState()
        named = [name for name, is_so in [
            ("selected", states.contains(pyatspi.STATE_SELECTED)),
            ("disabled", not states.contains(pyatspi.STATE_SENSITIVE)),
            ("focused", states.contains(pyatspi.STATE_FOCUSED))] if is_so]
        inside = f"[{describe_bar(child)}]" if child.childCount else ""
        text = f"{child.getRoleName()} {child.name} {' '.join(named)}".strip()
        parts.append(text + inside)
    return ", ".join(parts)


def bars():
    """Tabs, a navigation bar and a toolbar, by their actions alone and by the keyboard alone."""
    host = HostCheck(sys.argv[1], "bars")
    host.read_until("ready")
    host.say("wait")

    def element(name):
        return until(lambda: [child for child in all_in(content()) if child.name == name])[0]

    def act(name):
        perform(element(name), "activate")
    print(describe_bar(content()))
    act("Add")
    show(host.read_until("Add"))
    act("Share")
    show(host.read_until("Share"))
    act("Open")
    until(lambda: any(child.name == "Back to Notes" or child.name == "Notes"
                      and child.getRoleName() == "push button" for child in all_in(content())))
    host.say("wait")
    print(describe_bar(content()))
    perform([child for child in all_in(content())
             if child.name == "Notes" and child.getRoleName() == "push button"][0], "activate")
    show(host.read_until("back"))
    act("Groups")
    show(host.read_until("tab Groups"))
    host.say("wait")
    print(describe_bar(content()))
    act("Notes")
    show(host.read_until("tab Notes"))
    host.say("wait")

    def focused_name():
        import pyatspi
        return [child.name for child in all_in(content())
                if child.getState().contains(pyatspi.STATE_FOCUSED)]
    xdotool("windowfocus", "--sync", host.window())
    walked = []
    for name in ["Add", "Open", "Share", "Notes", "Groups"]:
        for _ in range(8):
            if focused_name() == [name]:
                break
            xdotool("key", "Tab")
            host.say("wait")
        walked.append(name if focused_name() == [name] else f"not {name} but {focused_name()}")
        xdotool("key", "space")
        if name == "Open":
            show(host.read_until("opened"))
            xdotool("key", "alt+Left")
            show(host.read_until("back"))
        elif name == "Groups":
            show(host.read_until("tab Groups"))
        elif name != "Notes":
            show(host.read_until(name))
    print("by keyboard:", ", ".join(walked))


# Several windows.

def scenes():
    """An app opens a second window, loses the first, and begins with the other when it starts again."""
    os.environ["HOSTCHECK_APP"] = "scenes"

    def titles():
        return sorted(desktop_windows())
    app = HostCheck(sys.argv[1])
    show(app.read_until("shown nothing"))
    until(lambda: titles() == ["nothing"])
    app.say("open Ada")
    print("windows:", until(lambda: len(titles()) == 2 and titles()))
    ask_to_close(int(window_called("nothing")))
    show(app.read_until("sessions 1"))
    print("windows:", until(lambda: len(titles()) == 1 and titles()))
    ask_to_close(int(window_called("Ada")))
    print("ended:", app.process.wait())
    app = HostCheck(sys.argv[1])
    show(app.read_until("shown Ada"))
    app.process.kill()


def desktop_windows():
    """The titles of the app's windows."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "^(nothing|Ada)$"],
        stdout=subprocess.PIPE, text=True).stdout.split()
    return [subprocess.check_output(["xdotool", "getwindowname", one], text=True).strip()
            for one in found]


def window_called(title):
    return subprocess.check_output(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{title}$"],
        text=True).split()[0]


# A scroll view.

def describe_row(accessible):
    import pyatspi
    names = [("selectable", pyatspi.STATE_SELECTABLE), ("selected", pyatspi.STATE_SELECTED),
             ("focused", pyatspi.STATE_FOCUSED)]
    states = [name for name, state in names if accessible.getState().contains(state)]
    extents = accessible.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return (f"{accessible.getRoleName()} '{accessible.name}' {extents.x},{extents.y} "
            f"{extents.width}x{extents.height} {states} {sorted(action_names(accessible))}")


def lists():
    """A table is a list that holds its rows, a collection view a grid that holds its items."""
    host = HostCheck(sys.argv[1], "lists")
    host.read_until("ready")
    host.say("wait")

    def tell():
        container = content()[0]
        print(f"{container.getRoleName()} '{container.name}' ({container.description}) "
              f"{container.childCount} of {content().childCount}")
        return container
    table = tell()
    show([describe_row(row) for row in table])
    perform(table[1], "Delete")
    show(host.read_until("delete 1"))
    perform(table[2], "activate")
    show(host.read_until("chosen 2"))
    host.say("wait")
    show([describe_row(content()[0][2])])
    xdotool("windowfocus", "--sync", host.window(), "key", "Tab", "Down")
    host.say("wait")
    show([describe_row(row) for row in content()[0] if "'focused'" in describe_row(row)])
    xdotool("key", "End")
    host.say("wait")
    show([describe_row(row) for row in content()[0] if "'focused'" in describe_row(row)])
    host.say("grid")
    grid = tell()
    show([describe_row(item) for item in grid][:4])


def scroll_view():
    """Wheel, keys and the scroll bar move content to where it is said; at rest nothing is drawn."""
    host = HostCheck(sys.argv[1], "scroll")
    host.read_until("ready")

    def arrive(place):
        host.say(f"expect {place}")
        show(host.read_until(f"at {place}")[-1:])

    def rest():
        show(host.say("rest")[:-1])
    rest()
    xdotool("mousemove", 150, 100, "click", 5)
    arrive("0,60")
    xdotool("click", 5, "click", 5, "click", 5)
    arrive("0,240")
    xdotool("click", 4)
    arrive("0,180")
    rest()
    xdotool("windowfocus", "--sync", host.window(), "key", "Next")
    arrive("0,340")
    xdotool("key", "Down")
    arrive("0,380")
    xdotool("key", "End")
    arrive("0,1800")
    xdotool("key", "Prior")
    arrive("0,1640")
    xdotool("key", "Home")
    arrive("0,0")
    xdotool("key", "space")
    arrive("0,160")
    xdotool("key", "shift+space")
    arrive("0,0")
    rest()
    # The bar comes when the pointer is near, and follows it.
    xdotool("mousemove", 295, 50)
    host.say("expect-bar")
    show(host.read_until("bars 1")[-1:])
    xdotool("mousemove", 295, 10, "mousedown", 1, "mousemove", 295, 60, "mousemove", 200, 100, "mouseup", 1)
    arrive("0,1025")
    rest()


def start_text_app(**environment):
    """A window with a text field, a hidden one and a text view, which prints what is typed."""
    os.environ.update(HOSTCHECK_APP="texts", **environment)
    app = HostCheck(sys.argv[1])
    window = app.window()
    xdotool("windowfocus", "--sync", window)
    return app, window


def texts():
    """What a keyboard, dead keys, a screen reader and the middle button do to texts."""
    import pyatspi
    # It has these keys: for others xdotool changes the keyboard, and the key may come before the change.
    subprocess.check_call(
        ["setxkbmap", "-layout", "us", "-variant", "intl", "-option", "compose:menu"])
    app, window = start_text_app()
    elements = until(lambda: {child.name: child for child in content()})

    def state(name):
        text = elements[name].queryText()
        selection = [text.getSelection(i) for i in range(text.getNSelections())]
        shown = text.getText(0, text.characterCount)
        return f"{name} {shown!r} caret {text.caretOffset} selected {selection}"
    for name, element in elements.items():
        interfaces = sorted(set(pyatspi.listInterfaces(element)) & {"Text", "EditableText"})
        print(f"{element.getRoleName()} '{name}' {interfaces}")
    xdotool("key", "Tab")
    until(focused)
    print("Tab:", focused())
    xdotool("key", "a", "b", "dead_acute", "e", "Multi_key", "o", "e")
    show(app.read_until('Name "abé\u0153"'))
    until(lambda: state("Name").startswith("Name 'abé"))
    print(state("Name"))
    elements["Name"].queryEditableText().insertText(2, "12", 2)
    show(app.read_until('Name "ab12é\u0153"'))
    elements["Name"].queryEditableText().deleteText(0, 1)
    show(app.read_until('Name "b12é\u0153"'))
    elements["Name"].queryText().setCaretOffset(1)
    until(lambda: "caret 1" in state("Name"))
    xdotool("key", "shift+Right", "shift+Right")
    until(lambda: "(1, 3)" in state("Name"))
    print(state("Name"))
    xdotool("key", "x", "ctrl+z", "ctrl+shift+z")
    show(app.read_until('Name "bxé\u0153"'))
    show(app.read_until('Name "b12é\u0153"'))
    show(app.read_until('Name "bxé\u0153"'))
    # GTK 4.8 has no answer to a screen reader that moves the focus: the key does.
    xdotool("key", "Tab")
    until(lambda: focused() == ["Password"])
    xdotool("key", "s", "u", "n")
    show(app.read_until('Password "sun"'))
    until(lambda: "caret 3" in state("Password"))
    print(state("Password"))
    xdotool("mousemove", "--window", window, 100, 140, "click", 1)
    xdotool("key", "o", "n", "e", "Return", "t", "w", "o", "ctrl+a")
    show(app.read_until('Notes "one\\ntwo"'))
    until(lambda: "(0, 7)" in state("Notes"))
    print(state("Notes"))
    xdotool("mousemove", "--window", window, 100, 40, "click", 2)
    show(app.read_until('Name "bxé\u0153one two"'))
    ask_to_close(int(window))
    print("exit code", app.process.wait(TIMEOUT))


def start_drag_app(name, x, y, **environment):
    """A window with something to drag at 20,20, a place to drop at 160,20, and a text field."""
    os.environ.update(HOSTCHECK_APP="drags", DRAG_NAME=name, **environment)
    app = HostCheck(sys.argv[1], "--instance", name)
    for variable in environment:
        del os.environ[variable]
    window = subprocess.check_output(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "HostCheck " + name],
        text=True).split()[0]
    xdotool("windowmove", window, x, y)

    def is_there():
        geometry = subprocess.check_output(["xdotool", "getwindowgeometry", window], text=True)
        return f"Position: {x},{y} " in geometry

    def is_laid_out():
        """A button that is pressed before the first layout presses nothing."""
        import pyatspi
        return any(
            candidate and candidate.get_process_id() == app.process.pid and candidate.childCount
            and candidate[0][0].childCount for candidate in pyatspi.Registry.getDesktop(0))
    if not until(is_there) or not until(is_laid_out):
        sys.exit(f"the window of {name} has not come to its place")
    return app, window


def glide(*places):
    """As a hand moves: a press that jumps is no drag to some programs."""
    for x, y in places:
        xdotool("mousemove", x, y)


def hover_until(app, line, x, y):
    """Moves about a place until a program says a line: the desktop tells a drag of moves alone."""
    lines, deadline = [], time.monotonic() + TIMEOUT
    for step in itertools.count():
        xdotool("mousemove", x + step % 3, y)
        try:
            lines.append(app.lines.get(timeout=0.05))
        except queue.Empty:
            if time.monotonic() > deadline:
                sys.exit(f"HostCheck didn't say {line!r}; it said {lines}")
        if lines and lines[-1] == line:
            return lines


def drags():
    """Inside a window, to another program, and back; a text, a file and a picture."""
    note = sys.argv[3] + "/note.txt"
    with open(note, "w") as file:
        file.write("a note")
    one, first = start_drag_app("one", 0, 0)
    two, second = start_drag_app("two", 400, 300)

    def lift(x, y):
        xdotool("mousemove", x + 60, y + 50, "mousedown", 1)
        glide((x + 66, y + 54), (x + 80, y + 60), (x + 110, y + 80))

    def drop(app, line):
        xdotool("mouseup", 1)
        show(app.read_until(line))
    lift(0, 0)
    show(hover_until(one, "one is hovered over", 200, 100))
    keep_picture("drag-inside")
    drop(one, "one ends with copy")
    print("--")
    lift(0, 0)
    glide((290, 150), (320, 150))
    show(hover_until(two, "two is hovered over", 600, 380))
    keep_picture("drag-between")
    drop(two, 'two gets texts ["Bees"]')
    show(one.read_until("one ends with copy"))
    print("--")
    # Into a text, where the pointer is.
    lift(0, 0)
    glide((290, 150), (320, 150))
    hover_until(two, "two is hovered over", 600, 380)
    hover_until(two, "two is left", 590, 497)
    drop(two, 'Name "Bees"')
    show(one.read_until("one ends with copy"))
    print("--")
    # Out, and back into its own window.
    lift(0, 0)
    glide((290, 150), (320, 150), (340, 150))
    hover_until(one, "one begins", 340, 150)
    show(hover_until(one, "one is hovered over", 220, 90))
    drop(one, "one ends with copy")
    print("--")
    # Over nothing.
    lift(0, 0)
    glide((290, 150), (320, 150))
    hover_until(one, "one begins", 350, 260)
    drop(one, "one ends with cancel")
    print("--")
    three, third = start_drag_app("three", 0, 500, DRAG_FILE=note)
    lift(0, 500)
    glide((290, 650), (320, 650))
    show(hover_until(two, "two is hovered over", 600, 380))
    xdotool("mouseup", 1)
    lines = two.read_until('two gets texts ["a note"]')
    show(line.replace(sys.argv[3], "") for line in lines)
    show(three.read_until("three ends with copy"))
    print("--")
    four, fourth = start_drag_app("four", 700, 0, DRAG_PICTURE="1")
    lift(700, 0)
    glide((850, 230), (850, 260))
    show(hover_until(two, "two is hovered over", 600, 380))
    drop(two, 'two gets pictures ["40x30"]')
    show(four.read_until("four ends with copy"))


class InputMethod:
    """Fcitx with Chinese by pinyin, and nothing that a person taught it."""

    def __init__(self):
        from gi.repository import Gio, GLib
        self.glib = GLib
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        configuration = os.environ["XDG_CONFIG_HOME"] + "/fcitx5"
        os.makedirs(configuration, exist_ok=True)
        with open(configuration + "/profile", "w") as profile:
            profile.write("[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=pinyin\n"
                          "[Groups/0/Items/0]\nName=pinyin\nLayout=\n[GroupOrder]\n0=Default\n")
        self.process = subprocess.Popen(
            ["fcitx5", "--disable", "notifications,cloudpinyin"], preexec_fn=end_with_parent,
            env={**os.environ, "XDG_DATA_HOME": sys.argv[3] + "/data"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Who calls it before it is there has the bus start another one.
        if not until(self.is_there):
            sys.exit("fcitx5 has not come to the session bus")

    def is_there(self):
        return self._ask("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                         "NameHasOwner", self.glib.Variant("(s)", ("org.fcitx.Fcitx5",)))

    def follows(self, program):
        """Whether it knows of the text that is edited in a program: keys that come sooner go past it."""
        return any(f"program:{program}" in line and "focus:1" in line
                   for line in self.state().splitlines())

    def state(self):
        return self._ask("org.fcitx.Fcitx5", "/controller", "org.fcitx.Fcitx.Controller1", "DebugInfo")

    def _ask(self, *call):
        arguments = call[4] if len(call) > 4 else None
        return self.bus.call_sync(*call[:4], arguments, None, 0, -1).unpack()[0]

    def end(self):
        self.process.kill()
        self.process.wait()


def chinese():
    """An input method puts Chinese into a text field and a text view."""
    # The input method's own: it would change it while one types.
    subprocess.check_call(["setxkbmap", "us"])
    method = InputMethod()
    try:
        app, window = start_text_app(GTK_IM_MODULE="fcitx")
        until(lambda: content().childCount)
        xdotool("key", "Tab")
        if not until(lambda: focused() == ["Name"]):
            sys.exit("the field has not got the keyboard")
        if not until(lambda: method.follows("HostCheck")):
            sys.exit(f"the input method knows of no text: {method.state()}")

        def compose(letters, line):
            """Letter by letter, as each is composed."""
            for letter in letters:
                xdotool("key", letter)
            return app.read_until(line)[-1:]
        compose("nihao", 'Name "ni hao" composing')
        xdotool("key", "space")
        show(app.read_until('Name "你好"')[-1:])
        xdotool("mousemove", "--window", window, 100, 140, "click", 1)
        until(lambda: focused() == ["Notes"])
        compose("zhongwen", 'Notes "zhong wen" composing')
        xdotool("key", "space")
        show(app.read_until('Notes "中文"')[-1:])
        compose("hao", 'Notes "中文hao" composing')
        # A click elsewhere leaves what was composed where it was.
        xdotool("mousemove", "--window", window, 100, 40, "click", 1)
        until(lambda: focused() == ["Name"])
        show(compose("hao", 'Name "你好hao" composing'))
        xdotool("key", "space")
        show(app.read_until('Name "你好好"')[-1:])
        notes = {child.name: child for child in content()}["Notes"].queryText()
        print("Notes", notes.getText(0, notes.characterCount))
        ask_to_close(int(window))
        print("exit code", app.process.wait(TIMEOUT))
    finally:
        method.end()


# The catalogue: every control, by its action alone, and again by the keyboard alone.

CONTROLS = ("push button", "check box", "radio button", "slider", "spin button")


class Catalogue:
    """The app in a window, and what a screen reader sees of it."""

    def __init__(self):
        self.app = subprocess.Popen(
            [os.path.dirname(sys.argv[1]) + "/Catalogue"], preexec_fn=end_with_parent)
        self.window = subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Catalogue"],
            text=True).split()[0]
        self.panel = until(self.find_panel)
        until(lambda: self.panel.childCount)
        titles = []
        for child in self.panel:
            if child.getRoleName() == "heading":
                break
            titles.append(child.name)
        self.titles = titles

    def find_panel(self):
        import pyatspi
        for candidate in pyatspi.Registry.getDesktop(0):
            if candidate and candidate.name == "Catalogue" and candidate.childCount:
                return candidate[0][0]
        return None

    def child(self, index):
        child = self.panel.getChildAtIndex(index)
        if child is None:
            raise Gone(f"There is no element {index}")
        return child

    @asked_again
    def last_event(self):
        """The last line of the window: what was done last."""
        # Between the two questions the panel may have lost the line.
        last = self.child(self.panel.childCount - 1)
        return last.name if last else None

    @asked_again
    def shows(self, title):
        heading = self.child(len(self.titles))
        return heading.getRoleName() == "heading" and heading.name == title

    @asked_again
    def controls(self):
        """The page's controls: role and name, and how many of the same came before."""
        found = []
        for index in range(len(self.titles), self.panel.childCount):
            control = self.child(index)
            if control.getRoleName() in CONTROLS:
                key = (control.getRoleName(), control.name)
                found.append((*key, len([other for other in found if other[:2] == key])))
        return found

    @asked_again
    def find(self, control):
        """Where a control is among the elements now; others may have come before it."""
        role, name, number = control
        for index in range(len(self.titles), self.panel.childCount):
            child = self.child(index)
            if child.name == name and child.getRoleName() == role:
                if number == 0:
                    return index
                number -= 1
        return None

    @asked_again
    def reading(self, index):
        """What a control stands at, for comparing before and after."""
        import pyatspi
        control = self.child(index)
        if control.getRoleName() in ("slider", "spin button"):
            try:
                return control.queryValue().currentValue
            except NotImplementedError:
                return control.description
        states = control.getState()
        return states.contains(pyatspi.STATE_CHECKED) or states.contains(pyatspi.STATE_PRESSED)

    @asked_again
    def is_on(self, index):
        import pyatspi
        return self.child(index).getState().contains(pyatspi.STATE_SENSITIVE)

    @asked_again
    def is_focused(self, index):
        import pyatspi
        return self.child(index).getState().contains(pyatspi.STATE_FOCUSED)

    @asked_again
    def takes_focus(self, index):
        import pyatspi
        return self.child(index).getState().contains(pyatspi.STATE_FOCUSABLE)

    @asked_again
    def is_expanded(self, index):
        """Whether a control has opened something in its place."""
        return index < self.panel.childCount and self.child(index).description.startswith("Expanded")

    @asked_again
    def card(self):
        """What closes a card that a control has opened, if one is open."""
        last = self.child(self.panel.childCount - 1)
        return last if last.name == "Dismiss popup" else None


def attempt(ways, do, question):
    """Goes one way after the other, again and again: one of them does nothing at the end of a scale."""
    deadline = time.monotonic() + TIMEOUT
    for way in itertools.cycle(ways):
        do(way)
        if until(question, seconds=1):
            return True
        if time.monotonic() >= deadline:
            return False


def work_by_action(app, index):
    """Works one control by its action; says whether that could be seen."""
    control = app.child(index)
    role, before = control.getRoleName(), app.reading(index)
    if role in ("slider", "spin button"):
        return attempt(
            ["increment", "decrement"], lambda action: perform(control, action),
            lambda: app.reading(index) != before)
    if role == "radio button":
        event = app.last_event()
        perform(control, "activate")
        return until(lambda: app.reading(index)) and (before or until(lambda: app.last_event() != event))
    if role == "check box":
        perform(control, "activate")
        return until(lambda: app.reading(index) != before)
    event, count = app.last_event(), app.panel.childCount
    perform(control, "activate")
    changed = before or until(lambda: app.panel.childCount != count or app.last_event() != event
                             or app.reading(index) != before)
    if app.is_expanded(index):
        perform(app.child(index), "activate")
        until(lambda: app.panel.childCount == count)
    if app.card():
        perform(app.card(), "activate")
        until(lambda: not app.card())
    return changed


def work_by_key(app, index):
    """Works the focused control by keys; says whether that could be seen."""
    role, before = app.child(index).getRoleName(), app.reading(index)
    event, count = app.last_event(), app.panel.childCount
    keys = {"slider": ["Up", "Down"], "spin button": ["Up", "Down"],
            "radio button": ["Right", "Left", "space"]}.get(role, ["space", "Right"])
    if not attempt(
            keys, lambda key: xdotool("key", key),
            lambda: app.panel.childCount != count or app.reading(index) != before
            or app.last_event() != event):
        return False
    if app.is_expanded(index):
        xdotool("key", "space")
        until(lambda: app.panel.childCount == count)
    if app.card():
        xdotool("key", "Escape")
        until(lambda: not app.card())
    return True


def report_page(app, title, worked, off, failed):
    print(f"{title}: {worked} worked, {off} off" + (f"; failed: {failed}" if failed else ""), flush=True)


def catalogue():
    app = Catalogue()
    nameless = 0
    for number, title in enumerate(app.titles):
        perform(app.child(number), "activate")
        if not until(lambda: app.shows(title)):
            sys.exit(f"The page {title} doesn't come")
        controls = app.controls()
        worked, off, failed = 0, 0, []
        for control in controls:
            nameless += not control[1]
            index = app.find(control)
            if index is None:
                failed.append(f"gone: {control}")
            elif not app.is_on(index):
                off += 1
            elif work_by_action(app, index):
                worked += 1
            else:
                failed.append(f"{control[0]} '{control[1]}'")
        report_page(app, title, worked, off, failed)
    print("without a name:", nameless)
    app.app.kill()


def catalogue_keys():
    app = Catalogue()
    xdotool("windowfocus", "--sync", app.window)
    for number, title in enumerate(app.titles):
        # Tab begins before the first page's name, and comes there again after the last control.
        for step in range(number + 1):
            xdotool("key", "Tab")
            until(lambda: app.is_focused(step))
        if not app.is_focused(number):
            sys.exit(f"Tab doesn't come to the page {title}")
        xdotool("key", "space")
        if not until(lambda: app.shows(title)):
            sys.exit(f"The page {title} doesn't come")
        for step in range(number + 1, len(app.titles)):
            xdotool("key", "Tab")
            until(lambda: app.is_focused(step))
        worked, failed = 0, []
        controls = app.controls()
        off = 0
        for control in controls:
            index = app.find(control)
            name = f"{control[0]} '{control[1]}'"
            if index is None:
                failed.append("gone: " + name)
                continue
            off += not app.is_on(index)
            # Of several that belong together Tab comes to one, and arrows have gone on from there.
            if not app.is_on(index) or not app.takes_focus(index) or app.is_focused(index):
                continue
            xdotool("key", "Tab")
            if not until(lambda: app.is_focused(index)):
                failed.append("no focus: " + name)
            elif work_by_key(app, index):
                worked += 1
            else:
                failed.append(name)
        report_page(app, title, worked, off, failed)
    app.app.kill()


if "DRIVING" not in os.environ:
    start_session()
scenario = sys.argv[2]
sys.stdout = open(sys.argv[3] + "/transcript", "w", buffering=1)
server = start_server()
try:
    if scenario in ("settings", "configured", "portal", "title_bar", "todos", "texts", "drags",
                    "people", "people_by_keys", "people_by_actions", "two_people", "photos",
                    "second_start", "second_start_of_others",
                    "chinese", "scroll_view", "lists", "bars", "scenes", "clipboard", "catalogue",
                    "catalogue_keys"):
        globals()[scenario]()
    else:
        host = HostCheck(sys.argv[1], "window")
        globals()[scenario](host)
finally:
    server.kill()
