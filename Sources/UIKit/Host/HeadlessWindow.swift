package import Foundation

/// A window with no display: it keeps what it is told, and draws when it is asked.
@MainActor package final class HeadlessWindow: HostWindow {
    package weak var delegate: (any HostWindowDelegate)?
    package var title: String
    package private(set) var size: CGSize
    package let scale: CGFloat
    package private(set) var isShown = false
    package var isActive: Bool { isShown }
    package private(set) var needsFrame = false
    package private(set) var accessibleElements: [HostAccessibleElement] = []
    package private(set) var focusedElement: ObjectIdentifier?
    package private(set) var announcements: [String] = []

    init(size: CGSize, scale: CGFloat, title: String) {
        self.size = size
        self.scale = scale
        self.title = title
    }

    package func show() {
        isShown = true
        setNeedsFrame()
    }

    package func close() {
        guard isShown else { return }
        isShown = false
        delegate?.hostWindowDidClose(self)
    }

    package func setNeedsFrame() {
        needsFrame = true
    }

    package func setAccessibleElements(_ elements: [HostAccessibleElement]) {
        accessibleElements = elements
    }

    package func setFocusedElement(_ identifier: ObjectIdentifier?) {
        focusedElement = identifier
    }

    /// What an input method would be told of now; `nil` while no text is edited.
    package private(set) var textInput: HostTextInput?
    /// How often the input method was told to forget what it was composing.
    package private(set) var textInputResets = 0

    package func setTextInput(_ input: HostTextInput?) {
        textInput = input
    }

    package func resetTextInput() {
        textInputResets += 1
    }

    /// Stands in for an input method.
    package func compose(_ event: HostTextEvent) {
        guard textInput != nil else { return }
        delegate?.hostWindow(self, received: event)
    }

    /// Whether there is a desktop that drags may leave to.
    package var hasDesktop = false
    /// The drag that left the window.
    package private(set) var drag: HostDrag?

    package func beginDrag(_ drag: HostDrag) -> Bool {
        if hasDesktop { self.drag = drag }
        return hasDesktop
    }

    /// Stands in for the desktop: somebody took what was dragged, or nobody did.
    package func endDrag(isTaken: Bool) {
        drag = nil
        delegate?.hostWindow(self, didEndDrag: isTaken)
    }

    package func announce(_ text: String) {
        announcements.append(text)
    }

    /// Takes another size, as if a person had dragged the window's edge.
    package func resize(to size: CGSize) {
        self.size = size
        delegate?.hostWindow(self, didResizeTo: size, scale: scale)
    }

    /// Lays out and draws if something changed; gives the picture of the whole content.
    package func frame(at time: TimeInterval) -> RenderNode? {
        needsFrame = false
        return delegate?.hostWindow(self, drawFrameAt: time)
    }
}
