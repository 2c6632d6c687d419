import Foundation

/// The desktop's other clipboard: what is selected anywhere, to be pasted with the middle button.
@MainActor enum PrimarySelection {
    /// Pastes where the middle button was pressed; true when there was a text to paste into.
    ///
    /// - Parameter location: In the window.
    static func paste(at location: CGPoint, in window: UIWindow) -> Bool {
        let hit = window.hitTest(window.convert(location, from: nil), with: nil)
        guard let client = hit as? any TextEditorClient, client.isTextEditable else { return false }
        // Before the caret moves: that is no selection any more.
        let text = Platform.current.primarySelection.data(ofType: mimeType)
            .flatMap { String(data: $0, encoding: .utf8) }
        guard client.isFirstResponder || client.becomeFirstResponder() else { return false }
        let editor = client.editor
        let place = editor.closestPosition(to: client.convert(location, from: nil))
        editor.select(TextSelection(caret: place.offset, affinity: place.affinity))
        guard let text, !text.isEmpty else { return true }
        editor.replace(editor.selection.range, with: text, kind: .other)
        return true
    }

    private static let mimeType = "text/plain;charset=utf-8"
}

extension TextEditor {
    /// What is selected can be pasted with the middle button. Once for all that a frame changes.
    func offerPrimarySelection() {
        guard !selection.isCaret, !isOfferingSelection, isEditing,
            client?.isSecureTextEntry == false
        else { return }
        isOfferingSelection = true
        client?.window?.performAfterLayout { [weak self] in self?.writePrimarySelection() }
    }

    private func writePrimarySelection() {
        isOfferingSelection = false
        guard !selection.isCaret, isEditing, client?.isSecureTextEntry == false else { return }
        Platform.current.offerSelection(string.substring(selection.range))
    }
}
