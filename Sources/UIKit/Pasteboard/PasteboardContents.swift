import Foundation

/// What is on one pasteboard: the items that this app put there, or what the desktop's clipboard
/// has from another one.
@MainActor final class PasteboardContents {
    private var ownItems: [[String: Any]] = []
    /// The clipboard's number after this app wrote there; another number says that another app did.
    private var ownChangeCount: Int?
    private var memoryChangeCount = 0
    private let clipboard: (any HostClipboard)?
    private var isWriting = false

    /// - Parameter clipboard: `nil` for a pasteboard of the app's own.
    init(clipboard: (any HostClipboard)?) {
        self.clipboard = clipboard
        clipboard?.onChange = { [weak self] in self?.clipboardDidChange() }
    }

    var changeCount: Int { clipboard?.changeCount ?? memoryChangeCount }

    /// Called after each change, with the types before and after.
    var onChange: ((_ old: [String], _ new: [String]) -> Void)?

    private var isOwn: Bool { clipboard == nil || ownChangeCount == clipboard?.changeCount }

    private var lastTypes: [String] = []

    private func clipboardDidChange() {
        if !isWriting { tellChange() }
    }

    private func tellChange() {
        let old = lastTypes
        lastTypes = types(ofItem: 0)
        onChange?(old, lastTypes)
    }

    // MARK: - Reading

    var numberOfItems: Int {
        if isOwn { return ownItems.count }
        return clipboard?.types.isEmpty ?? true ? 0 : 1
    }

    func types(ofItem index: Int) -> [String] {
        if isOwn { return ownItems.indices.contains(index) ? ownItems[index].keys.sorted() : [] }
        var found: [String] = []
        for type in (clipboard?.types ?? []).map(PasteboardTypes.identifier(ofMIMEType:))
        where !found.contains(type) {
            found.append(type)
        }
        return index == 0 ? found : []
    }

    func value(ofType type: String, item index: Int) -> Any? {
        if isOwn { return ownItems.indices.contains(index) ? ownItems[index][type] : nil }
        guard index == 0, let clipboard else { return nil }
        let offered = clipboard.types
        let mimeType = PasteboardTypes.mimeTypes(of: type).first { offered.contains($0) }
        return mimeType.flatMap(clipboard.data(ofType:))
    }

    /// All items, read whole.
    var items: [[String: Any]] {
        if isOwn { return ownItems }
        return (0..<numberOfItems).map { index in
            var item: [String: Any] = [:]
            for type in types(ofItem: index) { item[type] = value(ofType: type, item: index) }
            return item
        }
    }

    // MARK: - Writing

    /// - Parameter isLocal: Whether other apps see nothing of it.
    func set(_ items: [[String: Any]], isLocal: Bool) {
        ownItems = items
        if let clipboard {
            isWriting = true
            clipboard.write(isLocal ? [] : PasteboardExport.representations(of: items))
            isWriting = false
            ownChangeCount = clipboard.changeCount
        } else {
            memoryChangeCount += 1
        }
        tellChange()
    }
}
