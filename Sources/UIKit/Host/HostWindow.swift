import Foundation

/// One window as the platform sees it: it asks its delegate for a picture once a frame in which
/// something changed, and hands it raw input. What input means is decided above.
@MainActor
protocol HostWindow: AnyObject {
    /// Weak: the `UIWindow` owns its host window.
    var delegate: (any HostWindowDelegate)? { get set }
    /// Shown in the title bar and to screen readers.
    var title: String { get set }
    /// The size of the content, in points.
    var size: CGSize { get }
    /// Pixels per point.
    var scale: CGFloat { get }

    func show()
    func close()
    /// Asks for one call of `hostWindowDrawFrame` in the coming frame. Costs nothing when one is
    /// asked for already; without such a call no frame is drawn and no clock ticks.
    func setNeedsFrame()
    /// Replaces what assistive technology sees, in reading order. Elements are matched by
    /// `identifier`; only what differs from the last call is touched.
    func setAccessibleElements(_ elements: [HostAccessibleElement])
    /// Says which element has the keyboard focus; `nil` for none.
    func setFocusedElement(_ identifier: ObjectIdentifier?)
}

@MainActor
protocol HostWindowDelegate: AnyObject {
    func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat)
    /// Lays out and gives the picture of the whole content. `time` is the frame clock's, in seconds.
    func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode?
    func hostWindow(_ window: any HostWindow, received event: HostPointerEvent)
    /// True when the key was used, so that the platform does nothing else with it.
    func hostWindow(_ window: any HostWindow, received event: HostKeyEvent) -> Bool
    /// Assistive technology worked an element: "activate", "increment", "decrement".
    func hostWindow(_ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier)
    /// Assistive technology, or the platform, moved the focus.
    func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier)
    func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool)
    func hostWindowDidClose(_ window: any HostWindow)
}

/// A press, move, release or wheel step, in points from the content's top left corner.
struct HostPointerEvent {
    enum Phase { case began, moved, ended, cancelled, hovered, left, scrolled }
    enum Device { case mouse, touch, pen }

    var phase: Phase
    var device: Device
    /// Tells the fingers of a touch screen apart; 0 for a mouse.
    var sequence: Int
    /// 1 is the primary button, 2 the middle one, 3 the secondary one; 8 is Back, 9 Forward.
    var button: Int
    var location: CGPoint
    /// For `scrolled`: how far, in points (wheel notches are converted).
    var scrollDelta: CGVector
    /// Seconds, on the frame clock's scale.
    var time: TimeInterval
    var modifiers: HostModifiers
}

struct HostKeyEvent {
    var isPress: Bool
    var isRepeat: Bool
    /// GDK's key value (`GDK_KEY_Tab` and so on), which is X11's keysym.
    var keyValue: UInt32
    /// What the key types, `""` for keys that type nothing.
    var characters: String
    var modifiers: HostModifiers
    var time: TimeInterval
}

struct HostModifiers: OptionSet, Hashable {
    let rawValue: Int
    static let shift = HostModifiers(rawValue: 1)
    static let control = HostModifiers(rawValue: 2)
    static let alternate = HostModifiers(rawValue: 4)
    static let command = HostModifiers(rawValue: 8)
    static let capsLock = HostModifiers(rawValue: 16)
}

/// What assistive technology is told of one element.
struct HostAccessibleElement: Equatable {
    enum Role { case button, label, image, heading, toggle, link, textField, adjustable, group }

    var identifier: ObjectIdentifier
    var role: Role
    var label: String
    var value: String?
    var hint: String?
    /// In the window's content, in points.
    var frame: CGRect
    var isEnabled: Bool
    var isSelected: Bool
    var isFocusable: Bool
}
