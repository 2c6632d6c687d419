package import Foundation

/// One window as the platform sees it: it asks its delegate for a picture once a frame in which
/// something changed, and hands it raw input. What input means is decided above.
@MainActor
package protocol HostWindow: AnyObject {
    /// Weak: the `UIWindow` owns its host window.
    var delegate: (any HostWindowDelegate)? { get set }
    /// Shown in the title bar and to screen readers.
    var title: String { get set }
    /// The size of the content, in points.
    var size: CGSize { get }
    /// Pixels per point.
    var scale: CGFloat { get }
    /// Whether this is the window that the keyboard goes to.
    var isActive: Bool { get }

    func show()
    /// Takes the window from the screen for good. The delegate hears `hostWindowDidClose`, as it does
    /// when a person closes the window.
    func close()
    /// Asks for one call of `hostWindow(_:drawFrameAt:)` in the coming frame. Costs nothing when one
    /// is asked for already; without such a call no frame is drawn and no clock ticks.
    func setNeedsFrame()
    /// Replaces what assistive technology sees, in reading order. Elements are matched by
    /// `identifier`; only what differs from the last call is touched. O(number of elements).
    func setAccessibleElements(_ elements: [HostAccessibleElement])
    /// Says which element has the keyboard focus; `nil` for none.
    func setFocusedElement(_ identifier: ObjectIdentifier?)
    /// Turns the input method on and tells it of the text being edited; `nil` turns it off. Keys go
    /// through it first from then on.
    func setTextInput(_ input: HostTextInput?)
    /// Makes the input method forget what it is composing. Nothing that it says meanwhile is passed
    /// on.
    func resetTextInput()
    /// Has the desktop carry a drag on that leaves the window with the pointer; the delegate hears
    /// `hostWindow(_:didEndDrag:)`. False when it can't, and the drag stays in the window.
    func beginDrag(_ drag: HostDrag) -> Bool
    /// Has assistive technology say something now.
    func announce(_ text: String)
}
