import CGtk
import CGtkWidgets
import Foundation

/// The desktop that the display belongs to, through GIO and GTK.
@MainActor final class GTKDesktop: HostDesktop {
    func canOpen(_ url: URL) -> Bool {
        let app =
            url.isFileURL
            ? Self.contentType(of: url).flatMap { g_app_info_get_default_for_type($0, 0) }
            : url.scheme.flatMap { g_app_info_get_default_for_uri_scheme($0) }
        guard let app else { return false }
        g_object_unref(UnsafeMutableRawPointer(app))
        return true
    }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let answer = Answer(completion)
        g_app_info_launch_default_for_uri_async(
            url.absoluteString, nil, nil, defaultAppWasLaunched,
            Unmanaged.passRetained(answer).toOpaque())
    }

    // MARK: - Apps

    func apps(for url: URL) -> [HostApp] {
        guard let type = Self.contentType(of: url) else { return [] }
        var apps: [HostApp] = []
        let list = g_app_info_get_recommended_for_type(type)
        var item = list
        while let current = item {
            if let app = current.pointee.data.map({ OpaquePointer($0) }),
                let identifier = g_app_info_get_id(app), let name = g_app_info_get_name(app)
            {
                apps.append(
                    HostApp(
                        identifier: String(cString: identifier), name: String(cString: name)))
            }
            item = current.pointee.next
        }
        g_list_free_full(list) { g_object_unref($0) }
        return apps
    }

    func open(_ urls: [URL], in app: HostApp, completion: @escaping @MainActor (Bool) -> Void) {
        guard let found = Self.installedApp(app.identifier) else {
            completion(false)
            return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(found)) }
        var list: UnsafeMutablePointer<GList>?
        for url in urls.reversed() {
            list = g_list_prepend(list, g_strdup(url.absoluteString))
        }
        let isLaunched = g_app_info_launch_uris(found, list, nil, nil)
        g_list_free_full(list) { g_free($0) }
        completion(isLaunched != 0)
    }

    /// The caller owns it.
    private static func installedApp(_ identifier: String) -> OpaquePointer? {
        let list = g_app_info_get_all()
        defer { g_list_free_full(list) { g_object_unref($0) } }
        var item = list
        while let current = item {
            if let app = current.pointee.data.map({ OpaquePointer($0) }),
                let name = g_app_info_get_id(app), String(cString: name) == identifier
            {
                g_object_ref(UnsafeMutableRawPointer(app))
                return app
            }
            item = current.pointee.next
        }
        return nil
    }

    private static func contentType(of url: URL) -> String? {
        guard let type = g_content_type_guess(url.path, nil, 0, nil) else { return nil }
        defer { g_free(type) }
        return String(cString: type)
    }

    // MARK: - Files

    func askForFiles(
        _ request: HostFileRequest, before window: (any HostWindow)?,
        completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostFileDialog {
        GTKFileDialog(request, before: window as? GTKWindow, completion)
    }
}

/// Who waits for an app to start.
private final class Answer {
    let completion: @MainActor (Bool) -> Void

    init(_ completion: @escaping @MainActor (Bool) -> Void) {
        self.completion = completion
    }
}

/// GAsyncReadyCallback.
private func defaultAppWasLaunched(
    source: UnsafeMutablePointer<GObject>?, result: OpaquePointer?, context: gpointer?
) {
    let isLaunched = g_app_info_launch_default_for_uri_finish(result, nil) != 0
    withContext(context, as: Answer.self, otherwise: ()) { answer in
        answer.completion(isLaunched)
        Unmanaged.passUnretained(answer).release()
    }
}
