public import Foundation
public import UniformTypeIdentifiers

/// Asks a person for files, or for a place to save them, in the desktop's own dialog.
///
/// The dialog stands before the window; the controller itself shows nothing.
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case open([UTType])
        case export([URL])
    }

    private let task: Task
    private let makesCopies: Bool
    private var dialog: (any HostFileDialog)?

    /// Asks for files to open.
    ///
    /// - Parameters:
    ///   - contentTypes: What may be chosen; a folder, for `folder`.
    ///   - asCopy: Whether the app gets copies of the files, in its temporary folder.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        task = .open(contentTypes)
        makesCopies = asCopy
        super.init(nibName: nil, bundle: nil)
    }

    /// Asks for files to open where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Asks for a place to save files of the app's.
    ///
    /// - Parameters:
    ///   - urls: The files that are copied or moved.
    ///   - asCopy: Whether the app keeps its files, or they are moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        task = .export(urls)
        makesCopies = asCopy
        super.init(nibName: nil, bundle: nil)
    }

    /// Asks for a place to move files of the app's to.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    public required init?(coder: NSCoder) {
        task = .open([])
        makesCopies = false
        super.init(coder: coder)
    }

    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether more than one file may be chosen.
    open var allowsMultipleSelection = false

    /// The folder to begin with.
    open var directoryURL: URL?

    open override func loadView() {
        view = UIView(frame: .zero)
    }

    override func newPresentationController() -> UIPresentationController {
        DesktopDialogPresentationController(presentedViewController: self, presenting: nil)
    }

    // MARK: - The dialog

    private var request: HostFileRequest {
        var request: HostFileRequest
        switch task {
        case .open(let types):
            let isFolder = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
            request = HostFileRequest(
                kind: isFolder ? .openFolder : .openFiles, title: title ?? systemText("Open"))
            if !isFolder, !types.contains(.item), !types.contains(.data) {
                request.patterns = types.flatMap(\.allFilenameExtensions).flatMap {
                    ["*.\($0)", "*.\($0.uppercased())"]
                }
                request.mimeTypes = types.flatMap(\.allMIMETypes)
            }
            request.allowsMany = allowsMultipleSelection
        case .export(let urls):
            request = HostFileRequest(
                kind: urls.count == 1 ? .save : .openFolder, title: title ?? systemText("Save"))
            request.suggestedName = urls.count == 1 ? urls.first?.lastPathComponent : nil
        }
        request.folder = directoryURL
        return request
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard dialog == nil else { return }
        dialog = Platform.current.desktop.askForFiles(request, before: view.window?.host) {
            [weak self] urls in
            self?.receive(urls)
        }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        dialog?.close()
        dialog = nil
    }

    private func receive(_ urls: [URL]?) {
        dialog = nil
        let presenter = presentingViewController
        dismiss(animated: false) { [self] in
            guard let urls else {
                _ = try? delegate?.documentPickerWasCancelled(self)
                return
            }
            do {
                let files = try files(for: urls)
                _ = try? delegate?.documentPicker(self, didPickDocumentsAt: files)
            } catch {
                tell(error, presenter)
                _ = try? delegate?.documentPickerWasCancelled(self)
            }
        }
    }

    private func files(for urls: [URL]) throws -> [URL] {
        switch task {
        case .open: return makesCopies ? try urls.map(DocumentCopying.temporaryCopy) : urls
        case .export(let sources):
            guard let target = urls.first else { return [] }
            if sources.count == 1 {
                return [try DocumentCopying.put(sources[0], at: target, isMoved: !makesCopies)]
            }
            return try sources.map { source in
                try DocumentCopying.put(
                    source, at: target.appendingPathComponent(source.lastPathComponent),
                    isMoved: !makesCopies)
            }
        }
    }

    /// A file that can't be saved is no reason to say nothing.
    private func tell(_ error: any Error, _ presenter: UIViewController?) {
        let alert = UIAlertController(
            title: systemText("The file could not be saved."), message: error.localizedDescription,
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("OK"), style: .default))
        presenter?.present(alert, animated: true)
    }
}

/// Hears which files were chosen.
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The dialog is gone already.
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) throws(NotImplemented)

    func documentPickerWasCancelled(
        _ controller: UIDocumentPickerViewController
    ) throws(NotImplemented)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func documentPickerWasCancelled(
        _ controller: UIDocumentPickerViewController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
