import Foundation

/// A drag of any program's, for who is dragged over.
final class DropSession: DragDropSession, UIDropSession {
    let localDragSession: (any UIDragSession)?
    /// Where the items go that were dropped, as far as the view said it.
    var landings: [DropLanding] = []

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
