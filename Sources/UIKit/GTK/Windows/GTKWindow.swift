import CGtk
import CGtkWidgets
package import Foundation

/// A window of GTK's with one drawing widget that fills it.
///
/// The widget keeps the last picture and shows it again whenever GTK draws: the delegate is asked only
/// for frames that `setNeedsFrame()` asked for, and when the size has changed.
@MainActor
package final class GTKWindow: HostWindow {
    package weak var delegate: (any HostWindowDelegate)? {
        didSet { setNeedsFrame() }
    }

    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package private(set) var isActive = false

    package var title: String {
        didSet { gtk_window_set_title(window, title) }
    }

    /// Called with the size that a person gave the window.
    var willClose: ((CGSize) -> Void)?

    let window: UnsafeMutablePointer<GtkWindow>
    let content: UnsafeMutablePointer<GtkWidget>
    let clock: GTKClock
    let controllers: WindowControllers
    let proxies: AccessibleProxies
    let inputMethod: InputMethod
    var pointerInput = PointerInput()
    var keyInput = KeyInput()
    /// The drag of the desktop's that is over the window.
    var drop: GTKDrop?
    /// Hears of such drags; the content owns it.
    var dropTarget: OpaquePointer?
    /// The drag that left the window and is not over.
    var drag: GTKDrag?
    private var isOpen = true
    private var isFrameNeeded = false
    private var hasTickCallback = false

    // MARK: Lifecycle

    /// A window that isn't shown yet, for a content of `size` points.
    ///
    /// - Precondition: `GTKDisplay.open()` has succeeded.
    package init(title: String, size: CGSize, clock: GTKClock = .shared) {
        stopUnless(
            GTKDisplay.isOpen, "GTKWindow(title:size:): GTKDisplay.open() has to succeed first")
        guard let widget = gtk_window_new(),
            let content = uikit_content_new(Int32(size.width), Int32(size.height))
        else {
            fatalError("GTKWindow(title:size:): GTK made no window")
        }
        self.title = title
        self.size = size
        self.clock = clock
        self.content = content
        window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        scale = CGFloat(gtk_widget_get_scale_factor(widget))
        controllers = WindowControllers(window: window, content: content)
        proxies = AccessibleProxies(window: window, content: content)
        inputMethod = InputMethod(client: content)
        g_object_ref(window)
        g_object_ref_sink(content)
        gtk_window_set_title(window, title)
        gtk_window_set_child(window, content)
        inputMethod.receive = { [weak self] event in
            guard let self else { return }
            delegate?.hostWindow(self, received: event)
        }
        connectSignals()
        connectDrops()
        clock.add(self)
    }

    isolated deinit {
        if isOpen {
            tearDown()
        }
        g_object_unref(content)
        g_object_unref(window)
    }

    // MARK: Package

    package func show() {
        setNeedsFrame()
        // GTK gives a new window's focus to the first widget that takes it; UIKit gives it to none.
        proxies.withoutReportingFocus {
            uikit_window_present(window)
        }
    }

    package func close() {
        guard isOpen else { return }
        // A size that the desktop gave it is not one that it should have again.
        if gtk_window_is_maximized(window) == 0, gtk_window_is_fullscreen(window) == 0 {
            willClose?(size)
        }
        tearDown()
        delegate?.hostWindowDidClose(self)
    }

    package func setNeedsFrame() {
        isFrameNeeded = true
        requestTick()
    }

    package func setAccessibleElements(_ elements: [HostAccessibleElement]) {
        guard isOpen else { return }
        proxies.update(elements)
    }

    package func setFocusedElement(_ identifier: ObjectIdentifier?) {
        guard isOpen else { return }
        proxies.focus(identifier)
    }

    package func setTextInput(_ input: HostTextInput?) {
        if isOpen { inputMethod.set(input) }
    }

    package func resetTextInput() {
        if isOpen { inputMethod.reset() }
    }

    package func announce(_ text: String) {
        guard isOpen else { return }
        proxies.announce(text, clock: clock)
    }

    // MARK: Frames

    /// Whether GTK draws this window at all; a frame asked for while it doesn't comes when it does.
    var isDrawing: Bool {
        isOpen && gtk_widget_get_mapped(content) != 0
    }

    /// The time of the frame being made, or of now between frames; seconds.
    var frameTime: TimeInterval {
        guard let frameClock = gtk_widget_get_frame_clock(content) else { return clock.now }
        return TimeInterval(gdk_frame_clock_get_frame_time(frameClock)) / 1_000_000
    }

    /// Makes GTK's frame clock call `frameBegan()`, once or for as long as frames are needed.
    func requestTick() {
        guard isOpen, !hasTickCallback else { return }
        hasTickCallback = true
        gtk_widget_add_tick_callback(content, tick, context, nil)
    }

    /// Says whether another frame is wanted after this one.
    fileprivate func frameBegan() -> Bool {
        let time = frameTime
        clock.makeFrame(at: time) {
            drawIfNeeded(at: clock.now)
        }
        hasTickCallback = isOpen && (isFrameNeeded || clock.wantsFrame)
        return hasTickCallback
    }

    /// In GTK's layout phase, after the phase of `frameBegan()` and before the one that draws.
    func contentWasAllocated(width: Int, height: Int) {
        let newSize = CGSize(width: width, height: height)
        let newScale = CGFloat(gtk_widget_get_scale_factor(content))
        if newSize != size || newScale != scale || !wasAllocated {
            wasAllocated = true
            size = newSize
            scale = newScale
            isFrameNeeded = true
            delegate?.hostWindow(self, didResizeTo: size, scale: scale)
        }
        drawIfNeeded(at: frameTime)
    }

    private var wasAllocated = false

    private func drawIfNeeded(at time: TimeInterval) {
        // Before the first allocation the size isn't known.
        guard isOpen, isFrameNeeded, wasAllocated else { return }
        isFrameNeeded = false
        guard let delegate else { return }
        let node = delegate.hostWindow(self, drawFrameAt: time)
        // The delegate may have closed the window.
        guard isOpen else { return }
        uikit_content_set_node(content, node?.pointer)
    }

    // MARK: Changes

    func scaleChanged() {
        guard wasAllocated else { return }
        contentWasAllocated(width: Int(size.width), height: Int(size.height))
    }

    func activeChanged() {
        let active = gtk_window_is_active(window) != 0
        guard active != isActive else { return }
        isActive = active
        if !active {
            // Releases go to another window now.
            keyInput.releaseAll()
        }
        delegate?.hostWindow(self, didBecomeActive: active)
    }

    // MARK: Private

    private func tearDown() {
        isOpen = false
        inputMethod.close()
        disconnectSignals()
        gtk_window_destroy(window)
        clock.remove(self)
    }
}

/// GtkTickCallback.
private func tick(
    content: UnsafeMutablePointer<GtkWidget>?, clock: OpaquePointer?, context: gpointer?
) -> gboolean {
    withContext(context, as: GTKWindow.self, otherwise: 0) { $0.frameBegan() ? 1 : 0 }
}
