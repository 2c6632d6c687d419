import CGtk
import CGtkWidgets
import Foundation

/// The desktop's own dialog for files: the portal's, where there is one.
///
/// `GtkFileDialog` came with GTK 4.10; this is what 4.8 has for the same.
@MainActor final class GTKFileDialog: HostFileDialog {
    private let dialog: OpaquePointer
    private let completion: @MainActor ([URL]?) -> Void
    private var isOpen = true
    /// Nobody else keeps the object while the dialog is open.
    private var selfReference: GTKFileDialog?

    init(
        _ request: HostFileRequest, before window: GTKWindow?,
        _ completion: @escaping @MainActor ([URL]?) -> Void
    ) {
        self.completion = completion
        let action: GtkFileChooserAction =
            switch request.kind {
            case .openFiles: GTK_FILE_CHOOSER_ACTION_OPEN
            case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            }
        guard
            let native = gtk_file_chooser_native_new(
                request.title, window?.window, action, nil, nil)
        else { fatalError("GTKFileDialog: GTK made no file dialog") }
        dialog = native
        selfReference = self
        prepare(request)
        uikit_connect_response(
            UnsafeMutableRawPointer(native), fileDialogAnswered,
            Unmanaged.passUnretained(self).toOpaque())
        gtk_native_dialog_set_modal(nativeDialog, 1)
        gtk_native_dialog_show(nativeDialog)
    }

    private var nativeDialog: UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
    }

    private func prepare(_ request: HostFileRequest) {
        gtk_file_chooser_set_select_multiple(dialog, request.allowsMany ? 1 : 0)
        if let name = request.suggestedName { gtk_file_chooser_set_current_name(dialog, name) }
        if let folder = request.folder, let file = g_file_new_for_path(folder.path) {
            gtk_file_chooser_set_current_folder(dialog, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        guard !request.patterns.isEmpty || !request.mimeTypes.isEmpty,
            let filter = gtk_file_filter_new()
        else { return }
        for pattern in request.patterns { gtk_file_filter_add_pattern(filter, pattern) }
        for type in request.mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
        gtk_file_chooser_add_filter(dialog, filter)
        g_object_unref(UnsafeMutableRawPointer(filter))
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        uikit_disconnect(
            UnsafeMutableRawPointer(dialog), Unmanaged.passUnretained(self).toOpaque())
        gtk_native_dialog_destroy(nativeDialog)
        g_object_unref(UnsafeMutableRawPointer(dialog))
        selfReference = nil
    }

    fileprivate func receive(_ response: Int32) {
        let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? files : nil
        let completion = completion
        close()
        completion(urls.flatMap { $0.isEmpty ? nil : $0 })
    }

    private var files: [URL] {
        guard let list = gtk_file_chooser_get_files(dialog) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
            defer { g_free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
    }
}

private func fileDialogAnswered(context: UnsafeMutableRawPointer?, response: Int32) {
    withContext(context, as: GTKFileDialog.self, otherwise: ()) { $0.receive(response) }
}
