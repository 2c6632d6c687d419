import Foundation

// What assistive technology reads of a text, and does to it. Its offsets are in Unicode scalars.

extension TextEditor {
    var accessibleDetails: AccessibleDetails {
        guard let client else { return AccessibleDetails() }
        let content = accessibleValue
        func scalars(_ offset: Int) -> Int {
            if client.isSecureTextEntry { return displayedOffset(offset) }
            return content.unicodeScalars.distance(
                from: content.startIndex, to: content.index(at: offset))
        }
        let text = HostAccessibleElement.EditableText(
            content: content, anchor: scalars(selection.anchor), caret: scalars(selection.head),
            isEditable: client.isTextEditable, isHidden: client.isSecureTextEntry,
            hasLines: client.hasLines)
        return AccessibleDetails(role: .textField, text: text)
    }

    /// Makes the text what assistive technology wants it to be, as a person's change of what differs.
    func takeAccessibleText(_ wanted: String) {
        // Told anew, whether the delegate lets it be or not.
        defer { client?.window?.accessibilityDidChange() }
        let shown = Array(accessibleValue.unicodeScalars)
        let new = Array(wanted.unicodeScalars)
        var start = 0
        while start < min(shown.count, new.count), shown[start] == new[start] { start += 1 }
        var (end, newEnd) = (shown.count, new.count)
        while end > start, newEnd > start, shown[end - 1] == new[newEnd - 1] {
            end -= 1
            newEnd -= 1
        }
        guard start < end || start < newEnd else { return }
        let from = offset(ofScalar: start)
        let range = NSRange(location: from, length: offset(ofScalar: end) - from)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: new[start..<newEnd])
        endComposition()
        replace(range, with: String(text), kind: .other)
    }

    func selectAccessibly(_ anchor: Int, _ caret: Int) {
        select(TextSelection(anchor: offset(ofScalar: anchor), head: offset(ofScalar: caret)))
        client?.window?.accessibilityDidChange()
    }

    private func offset(ofScalar number: Int) -> Int {
        if client?.isSecureTextEntry == true { return realOffset(number) }
        let scalars = string.unicodeScalars
        let index = scalars.index(
            scalars.startIndex, offsetBy: max(0, number), limitedBy: scalars.endIndex)
        return string.offset(of: index ?? scalars.endIndex)
    }
}
