import Foundation

/// What the desktop around the app does for it: opens what other apps are for, asks for files.
@MainActor package protocol HostDesktop: AnyObject {
    /// Whether there is an app for an address or a file.
    func canOpen(_ url: URL) -> Bool
    /// Opens an address or a file in the app that is for it.
    ///
    /// - Parameter completion: Told whether an app was started; called once.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
    /// Asks a person for files.
    ///
    /// - Parameters:
    ///   - window: The one to stand before.
    ///   - completion: Given the files, at least one, or `nil` when there was no answer; called once.
    /// - Returns: What takes the question back.
    func askForFiles(
        _ request: HostFileRequest, before window: (any HostWindow)?,
        completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostFileDialog
    /// The apps that can open a file, the usual one first.
    func apps(for url: URL) -> [HostApp]
    /// Opens files in an app.
    func open(_ urls: [URL], in app: HostApp, completion: @escaping @MainActor (Bool) -> Void)
}

/// A question for files that waits for its answer.
@MainActor package protocol HostFileDialog: AnyObject {
    /// Takes the question back; its completion is not called any more.
    func close()
}

/// An app of the desktop.
package struct HostApp: Hashable, Sendable {
    /// Its desktop file.
    package var identifier: String
    package var name: String

    package init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
    }
}

/// Which files a person is asked for.
package struct HostFileRequest: Equatable {
    package enum Kind { case openFiles, openFolder, save }

    package var kind: Kind
    package var title: String
    package var allowsMany = false
    /// What may be chosen: patterns such as `*.png`, and MIME types such as `image/*`; empty for all.
    package var patterns: [String] = []
    package var mimeTypes: [String] = []
    /// For saving: the name to begin with.
    package var suggestedName: String?
    package var folder: URL?

    package init(kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }
}

/// A desktop in memory, which does nothing but remember what it was asked: for tests, and where there
/// is no display.
@MainActor package final class HeadlessDesktop: HostDesktop {
    /// What was opened.
    package private(set) var opened: [URL] = []
    /// The schemes for which there are apps.
    package var schemes: Set<String> = ["http", "https", "mailto", "tel", "file"]
    /// What apps are there.
    package var apps: [HostApp] = []
    package private(set) var openedInApps: [(HostApp, [URL])] = []
    /// The questions that wait for an answer.
    package private(set) var questions: [Question] = []

    package init() {}

    package func canOpen(_ url: URL) -> Bool { schemes.contains(url.scheme ?? "") }

    package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let isOpened = canOpen(url)
        if isOpened { opened.append(url) }
        completion(isOpened)
    }

    package func apps(for url: URL) -> [HostApp] { apps }

    package func open(
        _ urls: [URL], in app: HostApp, completion: @escaping @MainActor (Bool) -> Void
    ) {
        openedInApps.append((app, urls))
        completion(true)
    }

    package func askForFiles(
        _ request: HostFileRequest, before window: (any HostWindow)?,
        completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostFileDialog {
        let question = Question(request, completion)
        question.onClose = { [weak self, weak question] in
            self?.questions.removeAll { $0 === question }
        }
        questions.append(question)
        return question
    }

    /// A question that waits.
    @MainActor package final class Question: HostFileDialog {
        package let request: HostFileRequest
        private let completion: @MainActor ([URL]?) -> Void
        fileprivate var onClose: (() -> Void)?

        fileprivate init(
            _ request: HostFileRequest, _ completion: @escaping @MainActor ([URL]?) -> Void
        ) {
            self.request = request
            self.completion = completion
        }

        package func close() {
            onClose?()
        }

        /// Answers as a person would; `nil` for Cancel.
        package func answer(_ urls: [URL]?) {
            onClose?()
            completion(urls)
        }
    }
}
