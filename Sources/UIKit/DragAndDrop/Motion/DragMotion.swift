import Foundation

/// A drag of this program's that is under way.
///
/// Inside the window it began in, the window itself draws what is dragged. A pointer that leaves the
/// window hands the drag over to the desktop, which brings it to other windows, and back.
@MainActor final class DragMotion {
    private(set) static var current: DragMotion?

    let session: DragSession
    weak var recognizer: UIGestureRecognizer?

    private let interaction: UIDragInteraction
    private weak var window: UIWindow?
    private let start: CGPoint
    private let isByPointer: Bool
    private let drops: DropTracking
    private let export: DragExport
    private var preview: DragPreviewView?
    private var hasBegun = false
    private var isHandedOver = false
    /// What a view of this program did with the items after the desktop had brought them to it.
    private var performed: UIDropOperation?

    /// How far a finger moves before what it has lifted follows it, in points.
    private static let slack: CGFloat = 10

    /// - Parameter start: Where the finger or the pointer went down, in the window.
    init(
        _ session: DragSession, _ interaction: UIDragInteraction, _ window: UIWindow,
        _ start: CGPoint, isByPointer: Bool
    ) {
        self.session = session
        self.interaction = interaction
        self.window = window
        self.start = start
        self.isByPointer = isByPointer
        drops = DropTracking(DropSession(session))
        export = DragExport(session.items)
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    // MARK: - Lifting

    /// Shows what is going to be dragged, raised from its place.
    func lift() {
        guard let window else { return }
        Self.current = self
        let preview = DragPreviewView(previews, count: session.items.count, at: start)
        self.preview = preview
        window.addSubview(preview)
        preview.lift()
    }

    private var previews: [UITargetedDragPreview] {
        session.items.compactMap { item in
            do throws(NotImplemented) {
                return try delegate?.dragInteraction(
                    interaction, previewForLifting: item, session: session)
            } catch {
                return interaction.view.map { UITargetedDragPreview(view: $0) }
            }
        }
    }

    // MARK: - Moving

    /// - Parameter location: In the window where the drag began.
    func move(to location: CGPoint) {
        guard let window, !isHandedOver else { return }
        if !hasBegun {
            let way = hypot(location.x - start.x, location.y - start.y)
            guard isByPointer || way > Self.slack else { return }
            begin(in: window)
        }
        guard window.bounds.contains(location) else {
            leave(window, location)
            return
        }
        preview?.move(to: location)
        update(location, in: window)
    }

    private func begin(in window: UIWindow) {
        hasBegun = true
        window.openMenu?.close(animated: false)
        try? delegate?.dragInteraction(interaction, sessionWillBegin: session)
    }

    private func update(_ location: CGPoint, in window: UIWindow) {
        session.move(to: location, in: window)
        try? delegate?.dragInteraction(interaction, sessionDidMove: session)
        preview?.badge.show(drops.move(to: location, in: window))
    }

    private func leave(_ window: UIWindow, _ location: CGPoint) {
        preview?.move(to: location)
        drops.leave()
        preview?.badge.show(.cancel)
        guard isByPointer, !session.isRestrictedToDraggingApplication, let host = window.host
        else { return }
        let picture = preview?.desktopPicture
        isHandedOver = host.beginDrag(
            HostDrag(
                representations: export.representations, start: start, picture: picture?.node,
                size: picture?.size ?? .zero, hotSpot: preview?.hotSpot ?? .zero))
        if isHandedOver { preview?.isHidden = true }
    }

    // MARK: - Brought back by the desktop

    /// The drag that was handed over came over a window of this program.
    func desktopDidMove(to location: CGPoint, in window: UIWindow) -> UIDropOperation {
        session.move(to: location, in: window)
        try? delegate?.dragInteraction(interaction, sessionDidMove: session)
        return drops.move(to: location, in: window)
    }

    func desktopDidLeave() {
        if performed == nil { drops.leave() }
    }

    /// True when a view of this program took the items.
    func desktopDidDrop(at location: CGPoint, in window: UIWindow) -> Bool {
        drops.move(to: location, in: window)
        let operation = drops.operation
        guard drops.drop() else { return false }
        performed = operation
        return true
    }

    /// - Parameter isTaken: Whether somebody took what was dragged.
    func desktopDidEnd(isTaken: Bool) {
        guard isHandedOver else { return }
        end(performed ?? (isTaken ? .copy : .cancel), flies: false)
    }

    // MARK: - Ending

    /// The finger or the button was let go.
    func drop() {
        guard !isHandedOver else { return }
        guard hasBegun else {
            putDown()
            return
        }
        let operation = drops.operation
        let isTaken = drops.drop()
        end(isTaken || operation == .forbidden ? operation : .cancel, flies: true)
    }

    /// Nothing comes of the drag.
    func cancel() {
        guard !isHandedOver else { return }
        guard hasBegun else {
            putDown()
            return
        }
        drops.leave()
        end(.cancel, flies: true)
    }

    /// What was lifted did not move: nobody was told that it would.
    private func putDown() {
        if Self.current === self { Self.current = nil }
        interaction.wasPutDown?()
        preview?.flyBack { [preview] in preview?.removeFromSuperview() }
    }

    private func end(_ operation: UIDropOperation, flies: Bool) {
        guard Self.current === self else { return }
        Self.current = nil
        let isTaken = operation == .copy || operation == .move
        try? delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        guard flies, let preview, window?.isHidden == false else {
            arrive(operation, isTaken)
            return
        }
        if isTaken {
            let landings = drops.session.landings
            preview.settle(at: landings.first?.frame) {
                for landing in landings { landing.animate() }
            } completion: {
                self.arrive(operation, isTaken)
            }
        } else {
            preview.flyBack { self.arrive(operation, isTaken) }
        }
    }

    private func arrive(_ operation: UIDropOperation, _ isTaken: Bool) {
        preview?.removeFromSuperview()
        preview = nil
        if isTaken { drops.conclude() }
        try? delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        drops.end()
    }

    // MARK: - Keys

    /// Escape ends the drag that is under way; no other key does anything meanwhile.
    static func handle(_ event: UIPressesEvent) -> Bool {
        guard let current, !current.isHandedOver else { return false }
        let isEscape = event.presses.contains {
            $0.phase == .began && $0.key?.keyCode == .keyboardEscape
        }
        if isEscape { current.recognizer?.abandon() }
        return true
    }
}
