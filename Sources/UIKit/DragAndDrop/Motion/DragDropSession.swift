import Foundation

/// What both sides of a drag know of it.
class DragDropSession: NSObject, UIDragDropSession {
    var items: [UIDragItem] = []
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    private weak var window: UIWindow?
    private(set) var windowLocation = CGPoint.zero

    func move(to location: CGPoint, in window: UIWindow) {
        windowLocation = location
        self.window = window
    }

    func location(in view: UIView) -> CGPoint {
        view.convert(windowLocation, from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains {
                item.itemProvider.hasItemConformingToTypeIdentifier($0)
            }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag of this program's, for who drags.
final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
}

/// A drag of any program's, for who is dragged over.
final class DropSession: DragDropSession, UIDropSession {
    let localDragSession: (any UIDragSession)?

    init(_ drag: DragSession?) {
        localDragSession = drag
        super.init()
        allowsMoveOperation = drag?.allowsMoveOperation ?? false
        isRestrictedToDraggingApplication = drag?.isRestrictedToDraggingApplication ?? false
        items = drag?.items ?? []
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let collected = CollectedObjects(count: providers.count, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                progress.completedUnitCount += 1
                collected.take(object, at: index)
            }
        }
        collected.finishIfComplete()
        return progress
    }
}

/// Waits for all of several objects.
@MainActor private final class CollectedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var completion: (@MainActor ([any NSItemProviderReading]) -> Void)?

    init(count: Int, _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        finishIfComplete()
    }

    func finishIfComplete() {
        guard missing == 0, let completion else { return }
        self.completion = nil
        completion(objects.compactMap { $0 })
    }
}
