import Foundation

/// What other programs are offered of what is dragged. The data is asked for when the drag begins; what
/// isn't there when the pointer leaves the window is not offered.
@MainActor final class DragExport {
    private var items: [[String: Any]]

    init(_ dragged: [UIDragItem]) {
        items = dragged.map { _ in [:] }
        for (index, item) in dragged.enumerated() {
            for type in item.itemProvider.publicTypeIdentifiers {
                item.itemProvider.loadDataRepresentation(forTypeIdentifier: type) {
                    [weak self] data, _ in
                    self?.items[index][type] = data
                }
            }
        }
    }

    var representations: [HostClipboardRepresentation] {
        PasteboardExport.representations(of: items.filter { !$0.isEmpty })
    }
}
