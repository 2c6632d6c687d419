import Foundation

/// A window with no display: it keeps what it is told, and draws when it is asked.
@MainActor final class HeadlessWindow: HostWindow {
    weak var delegate: (any HostWindowDelegate)?
    var title: String
    private(set) var size: CGSize
    let scale: CGFloat
    private(set) var isShown = false
    var isActive: Bool { isShown }
    private(set) var needsFrame = false
    private(set) var accessibleElements: [HostAccessibleElement] = []
    private(set) var focusedElement: ObjectIdentifier?

    init(size: CGSize, scale: CGFloat, title: String) {
        self.size = size
        self.scale = scale
        self.title = title
    }

    func show() {
        isShown = true
        setNeedsFrame()
    }

    func close() {
        guard isShown else { return }
        isShown = false
        delegate?.hostWindowDidClose(self)
    }

    func setNeedsFrame() {
        needsFrame = true
    }

    func setAccessibleElements(_ elements: [HostAccessibleElement]) {
        accessibleElements = elements
    }

    func setFocusedElement(_ identifier: ObjectIdentifier?) {
        focusedElement = identifier
    }

    /// Takes another size, as if a person had dragged the window's edge.
    func resize(to size: CGSize) {
        self.size = size
        delegate?.hostWindow(self, didResizeTo: size, scale: scale)
    }

    /// Lays out and draws if something changed; gives the picture of the whole content.
    func frame(at time: TimeInterval) -> RenderNode? {
        needsFrame = false
        return delegate?.hostWindow(self, drawFrameAt: time)
    }
}
