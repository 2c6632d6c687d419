import Foundation

// Cutting, copying and pasting. A text that is hidden can't be taken out.

extension TextEditor {
    private var mayTakeOut: Bool {
        client?.isSecureTextEntry == false && !selection.isCaret
    }

    func copy() {
        guard mayTakeOut else { return }
        UIPasteboard.general.string = string.substring(selection.range)
    }

    func cut() {
        guard mayTakeOut, client?.isTextEditable == true else { return }
        endComposition()
        copy()
        deleteSelection()
    }

    func paste() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        endComposition()
        replace(selection.range, with: text, kind: .other)
    }

    /// Empties the text, as a person's change.
    func clear() {
        endComposition()
        replace(
            NSRange(location: 0, length: content.text.length), with: "", kind: .other,
            asking: false)
    }

    // MARK: - Reading

    func text(in range: UITextRange) -> String? {
        string.substring(string.wholeScalars(self.range(range)))
    }

    func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        if first == second { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    /// What assistive technology reads; of a hidden text only how long it is.
    var accessibleValue: String {
        client?.isSecureTextEntry == true ? String(repeating: "•", count: string.count) : string
    }
}
