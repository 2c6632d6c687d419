public import Foundation

/// What a person copies and pastes, in this app and between it and others.
///
/// The general pasteboard is the desktop's clipboard. Pasteboards of other names are this app's alone,
/// and last as long as it runs.
@MainActor open class UIPasteboard: NSObject {
    /// Which pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    // MARK: - Pasteboards

    /// The desktop's clipboard.
    open class var general: UIPasteboard { Platform.current.generalPasteboard }

    private static var named: [Name: PasteboardContents] = [:]

    /// The pasteboard of a name; `nil` when there is none and it isn't to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if pasteboardName == .general {
            self.init(name: pasteboardName, contents: UIPasteboard.general.contents)
            return
        }
        if !create, Self.named[pasteboardName] == nil { return nil }
        let contents = Self.named[pasteboardName] ?? PasteboardContents(clipboard: nil)
        Self.named[pasteboardName] = contents
        self.init(name: pasteboardName, contents: contents)
    }

    /// A new pasteboard of a name that no other one has.
    public class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        let contents = PasteboardContents(clipboard: nil)
        named[name] = contents
        return UIPasteboard(name: name, contents: contents)
    }

    /// Forgets a pasteboard of the app's own; the general one stays.
    open class func remove(withName pasteboardName: Name) {
        named[pasteboardName] = nil
    }

    /// The desktop's.
    init(clipboard: any HostClipboard) {
        name = .general
        contents = PasteboardContents(clipboard: clipboard)
        super.init()
        followChanges()
    }

    private init(name: Name, contents: PasteboardContents) {
        self.name = name
        self.contents = contents
        super.init()
        followChanges()
    }

    private func followChanges() {
        contents.onChange = { [weak self] old, new in self?.didChange(from: old, to: new) }
    }

    public final let name: Name

    private let contents: PasteboardContents

    /// Another number after each change, whoever made it.
    open var changeCount: Int { contents.changeCount }

    // MARK: - Changes

    /// Posted with the pasteboard as object.
    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification")
    /// The types that are there now and were not before, an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey =
        "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The types that were there before and are not now, an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey =
        "UIPasteboardChangedTypesRemovedUserInfoKey"

    private func didChange(from old: [String], to new: [String]) {
        let added = new.filter { !old.contains($0) }
        let removed = old.filter { !new.contains($0) }
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: added,
                Self.changedTypesRemovedUserInfoKey: removed,
            ])
    }

    // MARK: - Items

    /// How a program wants its items kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Bool`: whether other apps see nothing of the items.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// What is there, each item in all its forms, by type identifiers such as
    /// `public.utf8-plain-text`. Reading them may wait for the app that has them.
    open var items: [[String: Any]] {
        get { contents.items }
        set { setItems(newValue) }
    }

    open var numberOfItems: Int { contents.numberOfItems }

    open func addItems(_ items: [[String: Any]]) {
        contents.set(contents.items + items, isLocal: false)
    }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        contents.set(items, isLocal: options[.localOnly] as? Bool ?? false)
    }

    /// The types of the first item.
    open var types: [String] { contents.types(ofItem: 0) }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        types.contains { pasteboardTypes.contains($0) }
    }

    /// The first item's value of a type, as it was put there; what another app put there is `Data`.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.value(ofType: pasteboardType, item: 0)
    }

    /// Replaces all items by one that has this value alone.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// The first item's bytes of a type; texts are in UTF-8, pictures of the program's own are PNG
    /// files.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardValues.data(of:))
    }

    /// Replaces all items by one that has this data alone.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// The values that a closure makes of the items' first fitting types.
    private func values<Value>(
        of types: [String], _ convert: (Any) -> Value?
    ) -> [Value] {
        (0..<numberOfItems).compactMap { item in
            let offered = contents.types(ofItem: item)
            for type in types where offered.contains(type) {
                if let value = contents.value(ofType: type, item: item).flatMap(convert) {
                    return value
                }
            }
            return nil
        }
    }

    private func offers(_ types: [String]) -> Bool {
        (0..<numberOfItems).contains { item in
            contents.types(ofItem: item).contains(where: types.contains)
        }
    }

    // MARK: - Texts, addresses, pictures, colours

    /// The first text; an address counts as one, as it does for the desktop's other apps.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    open var strings: [String]? {
        get {
            let found = values(
                of: PasteboardTypes.texts + PasteboardTypes.urls, PasteboardValues.string(of:))
            return found.isEmpty ? nil : found
        }
        set { setItems((newValue ?? []).map { [PasteboardTypes.text: $0] }) }
    }

    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    open var urls: [URL]? {
        get {
            let found = values(of: PasteboardTypes.urls, PasteboardValues.urls(of:)).flatMap(\.self)
            return found.isEmpty ? nil : found
        }
        set { setItems((newValue ?? []).map { [PasteboardTypes.url: $0] }) }
    }

    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    open var images: [UIImage]? {
        get {
            let found = values(of: PasteboardTypes.images, PasteboardValues.image(of:))
            return found.isEmpty ? nil : found
        }
        set { setItems((newValue ?? []).map { [PasteboardTypes.png: $0] }) }
    }

    /// Colours go between the views of this app alone: the desktop has no form for them.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    open var colors: [UIColor]? {
        get {
            let found = values(of: [PasteboardTypes.color]) { $0 as? UIColor }
            return found.isEmpty ? nil : found
        }
        set { setItems((newValue ?? []).map { [PasteboardTypes.color: $0] }) }
    }

    /// Whether there is text, without reading it.
    open var hasStrings: Bool { offers(PasteboardTypes.texts) }

    /// Whether there is an address, without reading it.
    open var hasURLs: Bool { offers(PasteboardTypes.urls) }

    /// Whether there is a picture, without reading it.
    open var hasImages: Bool { offers(PasteboardTypes.images) }

    open var hasColors: Bool { offers([PasteboardTypes.color]) }
}
