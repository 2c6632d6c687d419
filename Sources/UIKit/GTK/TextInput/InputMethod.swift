import CGtk
import CGtkWidgets
import Foundation

/// The input method of one window: GTK's, which finds the desktop's own, composes dead keys and passes
/// on what a keyboard types.
@MainActor
final class InputMethod {
    /// What is done with what the input method says.
    var receive: ((HostTextEvent) -> Void)?

    private let pointer: UnsafeMutablePointer<GtkIMContext>
    private var input: HostTextInput?
    private var isResetting = false
    private var isComposing = false

    init(client: UnsafeMutablePointer<GtkWidget>) {
        guard let pointer = gtk_im_multicontext_new() else {
            fatalError("UIWindow: GTK made no input method")
        }
        self.pointer = pointer
        gtk_im_context_set_client_widget(pointer, client)
        uikit_input_method_connect(
            pointer, committed, composed, surroundingsWanted, deletionWanted,
            Unmanaged.passUnretained(self).toOpaque())
    }

    /// Before the window goes.
    func close() {
        receive = nil
        uikit_disconnect(pointer, Unmanaged.passUnretained(self).toOpaque())
        gtk_im_context_set_client_widget(pointer, nil)
        g_object_unref(pointer)
    }

    var isOn: Bool { input != nil }

    // MARK: - From the text

    func set(_ input: HostTextInput?) {
        let old = self.input
        guard input != old else { return }
        self.input = input
        guard let input else {
            reset()
            gtk_im_context_focus_out(pointer)
            return
        }
        if input.purpose != old?.purpose { set(input.purpose) }
        if old == nil { gtk_im_context_focus_in(pointer) }
        if input.caretRectangle != old?.caretRectangle { set(input.caretRectangle) }
    }

    private func set(_ purpose: HostTextInput.Purpose) {
        uikit_input_method_set_purpose(pointer, purpose.gtkPurpose)
    }

    private func set(_ caret: CGRect) {
        var area = GdkRectangle(
            x: Int32(caret.minX), y: Int32(caret.minY), width: Int32(caret.width.rounded(.up)),
            height: Int32(caret.height.rounded(.up)))
        gtk_im_context_set_cursor_location(pointer, &area)
    }

    /// What it says meanwhile is about a text that the composition is no part of any more.
    func reset() {
        isResetting = true
        isComposing = false
        gtk_im_context_reset(pointer)
        isResetting = false
    }

    // MARK: - Keys

    /// True when the key was used.
    func filter(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        guard isOn, type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return false }
        return gtk_im_context_filter_keypress(pointer, event) != 0
    }

    // MARK: - From the input method

    fileprivate func commit(_ text: String) {
        isComposing = false
        if !isResetting, isOn { receive?(.commit(text)) }
    }

    fileprivate func compose() {
        guard !isResetting, isOn else { return }
        var text: UnsafeMutablePointer<CChar>?
        var caret: Int32 = 0
        gtk_im_context_get_preedit_string(pointer, &text, nil, &caret)
        defer { g_free(text) }
        let composed = text.map { String(cString: $0) } ?? ""
        // An end is said twice: by the text and by its signal.
        guard isComposing || !composed.isEmpty else { return }
        isComposing = !composed.isEmpty
        receive?(.compose(composed, caret: Int(caret)))
    }

    fileprivate func tellSurroundings() -> Bool {
        guard let input else { return false }
        gtk_im_context_set_surrounding_with_selection(
            pointer, input.surroundings, Int32(input.surroundings.utf8.count),
            Int32(input.caret), Int32(input.anchor))
        return true
    }

    fileprivate func delete(offset: Int, count: Int) -> Bool {
        guard !isResetting, isOn else { return false }
        receive?(.delete(offset: offset, count: count))
        return true
    }
}

extension HostTextInput.Purpose {
    fileprivate var gtkPurpose: GtkInputPurpose {
        switch self {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .alphabet: GTK_INPUT_PURPOSE_ALPHA
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        }
    }
}

private func committed(context: UnsafeMutableRawPointer?, text: UnsafePointer<CChar>?) {
    let committed = text.map { String(cString: $0) } ?? ""
    withContext(context, as: InputMethod.self, otherwise: ()) { $0.commit(committed) }
}

private func composed(context: UnsafeMutableRawPointer?) {
    withContext(context, as: InputMethod.self, otherwise: ()) { $0.compose() }
}

private func surroundingsWanted(context: UnsafeMutableRawPointer?) -> gboolean {
    withContext(context, as: InputMethod.self, otherwise: 0) { $0.tellSurroundings() ? 1 : 0 }
}

private func deletionWanted(
    context: UnsafeMutableRawPointer?, offset: CInt, count: CInt
) -> gboolean {
    withContext(context, as: InputMethod.self, otherwise: 0) {
        $0.delete(offset: Int(offset), count: Int(count)) ? 1 : 0
    }
}
