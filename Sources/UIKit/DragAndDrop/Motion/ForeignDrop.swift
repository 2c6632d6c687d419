import Foundation

/// Another program's drag that is over a window of this one.
@MainActor final class ForeignDrop {
    private static var current: ForeignDrop?

    private let drop: any HostDrop
    private let tracking: DropTracking

    private init(_ drop: any HostDrop) {
        self.drop = drop
        let session = DropSession(nil)
        session.items = Self.items(of: drop)
        tracking = DropTracking(session)
    }

    /// Files and addresses are items of their own; anything else is one item in several forms.
    private static func items(of drop: any HostDrop) -> [UIDragItem] {
        let providers =
            drop.addresses.isEmpty
            ? [provider(of: drop)]
            : drop.addresses.map { address in
                NSItemProvider(contentsOf: address) ?? NSItemProvider(object: address as NSURL)
            }
        return providers.map { UIDragItem(itemProvider: $0) }
    }

    private static func provider(of drop: any HostDrop) -> NSItemProvider {
        let provider = NSItemProvider()
        for mimeType in drop.types {
            let type = PasteboardTypes.identifier(ofMIMEType: mimeType)
            guard !provider.registeredTypeIdentifiers.contains(type) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                completion in
                drop.load(mimeType) { completion($0, nil) }
                return nil
            }
        }
        return provider
    }

    static func move(
        _ drop: any HostDrop, to location: CGPoint, in window: UIWindow
    ) -> UIDropOperation {
        if let known = current, known.drop !== drop { known.leave() }
        let shown = current ?? ForeignDrop(drop)
        current = shown
        return shown.tracking.move(to: location, in: window)
    }

    static func leave(_ drop: any HostDrop) {
        if let current, current.drop === drop { current.leave() }
    }

    private func leave() {
        tracking.leave()
        tracking.end()
        Self.current = nil
    }

    /// True when a view took what was dropped.
    static func perform(_ drop: any HostDrop, at location: CGPoint, in window: UIWindow) -> Bool {
        _ = move(drop, to: location, in: window)
        guard let known = current else { return false }
        current = nil
        let isTaken = known.tracking.drop()
        if isTaken { known.tracking.conclude() }
        known.tracking.end()
        return isTaken
    }
}
