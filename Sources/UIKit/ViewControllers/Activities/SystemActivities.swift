import Foundation

/// What the desktop can do with items.
@MainActor enum SystemActivities {
    static func all(for items: [Any]) -> [UIActivity] {
        var activities: [UIActivity] = [CopyActivity(), SaveActivity(), MailActivity()]
        if let file = ActivityItems.files(items).first {
            activities += Platform.current.desktop.apps(for: file).map(OpenInActivity.init)
        } else if !ActivityItems.urls(items).isEmpty {
            activities.append(OpenLinkActivity())
        }
        return activities
    }
}

/// One of the system's own.
class SystemActivity: UIActivity {
    private(set) final var items: [Any] = []
    /// Who presented the sheet, and may present more.
    final weak var presenter: UIViewController?

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
    }
}

final class CopyActivity: SystemActivity {
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { systemText("Copy") }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.item(of: $0) != nil }
    }

    override func perform() {
        UIPasteboard.general.items = items.compactMap(Self.item(of:))
        activityDidFinish(true)
    }

    private static func item(of value: Any) -> [String: Any]? {
        switch value {
        case let text as String: [PasteboardTypes.text: text]
        case let text as NSAttributedString: [PasteboardTypes.text: text.string]
        case let url as URL: [url.isFileURL ? PasteboardTypes.fileURL : PasteboardTypes.url: url]
        case let image as UIImage: [PasteboardTypes.png: image]
        default: nil
        }
    }
}

/// Saves texts, pictures and files where a person wants them.
final class SaveActivity: SystemActivity, UIDocumentPickerDelegate {
    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { systemText("Save to Files") }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !ActivityItems.files(activityItems).isEmpty || !ActivityItems.images(activityItems).isEmpty
            || !ActivityItems.texts(activityItems).isEmpty
    }

    override func perform() {
        let files = (try? filesToSave()) ?? []
        guard !files.isEmpty, let presenter else {
            activityDidFinish(false)
            return
        }
        let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
        picker.delegate = self
        presenter.present(picker, animated: false)
    }

    private func filesToSave() throws -> [URL] {
        let files = ActivityItems.files(items)
        if !files.isEmpty { return files }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var written: [URL] = []
        for (index, image) in ActivityItems.images(items).enumerated() {
            guard let data = image.pngData() else { continue }
            let name = index == 0 ? "Photo.png" : "Photo \(index + 1).png"
            written.append(folder.appendingPathComponent(name))
            try data.write(to: folder.appendingPathComponent(name))
        }
        if written.isEmpty {
            let url = folder.appendingPathComponent("Text.txt")
            try Data(ActivityItems.texts(items).joined(separator: "\n").utf8).write(to: url)
            written = [url]
        }
        return written
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        activityDidFinish(true)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        activityDidFinish(false)
    }
}

/// Begins a message with the texts and addresses (https://www.rfc-editor.org/rfc/rfc6068).
final class MailActivity: SystemActivity {
    var subject: String?

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { systemText("Mail") }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard let address = URL(string: "mailto:") else { return false }
        return !ActivityItems.text(activityItems).isEmpty
            && ActivityItems.files(activityItems).isEmpty
            && Platform.current.desktop.canOpen(address)
    }

    override func perform() {
        var parts = ["body=" + Self.escaped(ActivityItems.text(items))]
        if let subject { parts.insert("subject=" + Self.escaped(subject), at: 0) }
        guard let url = URL(string: "mailto:?" + parts.joined(separator: "&")) else {
            activityDidFinish(false)
            return
        }
        Platform.current.desktop.open(url) { self.activityDidFinish($0) }
    }

    private static func escaped(_ text: String) -> String {
        let lines = text.replacingOccurrences(of: "\n", with: "\r\n")
        let allowed = CharacterSet(
            charactersIn:
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return lines.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}

final class OpenLinkActivity: SystemActivity {
    override var activityType: ActivityType? { .openInApp }
    override var activityTitle: String? { systemText("Open in Browser") }
    override var activityImage: UIImage? { UIImage(systemName: "globe") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        ActivityItems.urls(activityItems).contains { Platform.current.desktop.canOpen($0) }
    }

    override func perform() {
        guard let url = ActivityItems.urls(items).first else {
            activityDidFinish(false)
            return
        }
        Platform.current.desktop.open(url) { self.activityDidFinish($0) }
    }
}

/// Opens files in one of the desktop's apps.
final class OpenInActivity: SystemActivity {
    private let app: HostApp

    init(_ app: HostApp) {
        self.app = app
        super.init()
    }

    override var activityType: ActivityType? { .openInApp }
    override var activityTitle: String? { systemText("Open in %@", app.name) }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.up") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !ActivityItems.files(activityItems).isEmpty
    }

    override func perform() {
        Platform.current.desktop.open(ActivityItems.files(items), in: app) {
            self.activityDidFinish($0)
        }
    }
}
