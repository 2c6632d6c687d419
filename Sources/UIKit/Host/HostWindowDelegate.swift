package import Foundation

/// What a `HostWindow` tells and asks the tree above it.
@MainActor
package protocol HostWindowDelegate: AnyObject {
    /// The content has another size in points, or another number of pixels per point; said before the
    /// first frame too. A frame follows without being asked for.
    func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat)
    /// Lays out and gives the picture of the whole content. `time` is the frame clock's, in seconds.
    /// Accessible elements that are set from here take their places in the same frame.
    func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode?
    func hostWindow(_ window: any HostWindow, received event: HostPointerEvent)
    /// True when the key was used, so that the platform does nothing else with it.
    func hostWindow(_ window: any HostWindow, received event: HostKeyEvent) -> Bool
    /// An input method changes the text that is being edited.
    func hostWindow(_ window: any HostWindow, received event: HostTextEvent)
    /// Assistive technology worked an element: "activate", "increment", "decrement", or one of the
    /// element's custom actions.
    func hostWindow(
        _ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier)
    /// Assistive technology gave an element that has a range another number.
    func hostWindow(
        _ window: any HostWindow, setValue value: Double, of identifier: ObjectIdentifier)
    /// Assistive technology wants a text to be another one.
    func hostWindow(
        _ window: any HostWindow, setText text: String, of identifier: ObjectIdentifier)
    /// Assistive technology moves the caret of a text, or selects. Offsets are in Unicode scalars.
    func hostWindow(
        _ window: any HostWindow, selectText anchor: Int, to caret: Int,
        of identifier: ObjectIdentifier)
    /// Assistive technology, or the platform, moved the focus.
    func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier)
    /// A drag of the desktop's came over the window, or moved. A place is in the content.
    func hostWindow(
        _ window: any HostWindow, movedDrop drop: any HostDrop, to location: CGPoint
    ) -> HostDropAnswer
    func hostWindow(_ window: any HostWindow, lostDrop drop: any HostDrop)
    /// Something was dropped. True when it was taken; what of it is wanted has been asked for then.
    func hostWindow(
        _ window: any HostWindow, performDrop drop: any HostDrop, at location: CGPoint
    ) -> Bool
    /// The drag that this window handed to the desktop is over.
    func hostWindow(_ window: any HostWindow, didEndDrag isTaken: Bool)
    func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool)
    /// The window is gone. Said once, whoever closed it.
    func hostWindowDidClose(_ window: any HostWindow)
}
