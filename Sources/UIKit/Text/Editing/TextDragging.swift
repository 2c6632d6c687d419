import Foundation

/// Drags what is selected out of a text, and takes what is dropped on it.
final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let editor: TextEditor
    private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
    private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    func attach(to client: any TextEditorClient) {
        dragInteraction.mayLift = { [weak self] touch, event in
            self?.mayLift(touch, event) ?? false
        }
        client.addInteraction(dragInteraction)
        client.addInteraction(dropInteraction)
    }

    /// Whether a touch that begins is on what is selected, and is no part of a double click.
    func mayLift(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard dragInteraction.isEnabled, touch.tapCount == 1,
            !event.modifierFlags.contains(.shift), let client = editor.client,
            client.isFirstResponder, !client.isSecureTextEntry, !editor.selection.isCaret,
            let range = client.selectedTextRange
        else { return false }
        let point = touch.location(in: client)
        return client.selectionRects(for: range).contains { $0.rect.contains(point) }
    }

    // MARK: - Dragging

    /// What a drag tells a drop in the same text.
    private struct Source {
        weak var editor: TextEditor?
        let range: NSRange
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        editor.endComposition()
        let range = editor.selection.range
        let text = editor.string.substring(range)
        guard !text.isEmpty else { return [] }
        session.localContext = Source(editor: editor, range: range)
        return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let label = UILabel(frame: .zero)
        label.text = editor.string.substring(editor.selection.range)
        label.textColor = .label
        label.backgroundColor = .secondarySystemBackground
        label.numberOfLines = 3
        let size = label.sizeThatFits(CGSize(width: 260, height: CGFloat.greatestFiniteMagnitude))
        label.bounds = CGRect(
            x: 0, y: 0, width: min(size.width, 260).rounded(.up) + 16,
            height: size.height.rounded(.up) + 8)
        label.textAlignment = .center
        label.layer.cornerRadius = 8
        if let style = editor.client?.traitCollection.userInterfaceStyle {
            label.overrideUserInterfaceStyle = style
        }
        return UITargetedDragPreview(view: label)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        editor.client?.isTextEditable ?? false
    }

    // MARK: - Dropping

    /// Within its own text, what is dragged is moved.
    private func source(of session: any UIDropSession) -> NSRange? {
        guard let source = session.localDragSession?.localContext as? Source,
            source.editor === editor
        else { return nil }
        return source.range
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        editor.client?.isTextEditable == true && session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let client = editor.client else { return UIDropProposal(operation: .cancel) }
        let place = editor.closestPosition(to: session.location(in: client))
        if let range = source(of: session) {
            let isInside = place.offset >= range.location && place.offset <= range.upperBound
            editor.dropPlace = isInside ? nil : place
            return UIDropProposal(operation: isInside ? .cancel : .move)
        }
        editor.dropPlace = place
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
        editor.dropPlace = nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
        editor.dropPlace = nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        guard let place = editor.dropPlace else { return }
        editor.dropPlace = nil
        let range = source(of: session)
        session.loadObjects(ofClass: String.self) { [weak editor] texts in
            editor?.takeDropped(
                texts.joined(separator: "\n"), at: place.offset, movingFrom: range)
        }
    }
}

extension TextEditor {
    /// Puts a text where it was dropped, as one change to be taken back.
    ///
    /// - Parameter range: Where it was in this text, if it is moved.
    fileprivate func takeDropped(_ text: String, at offset: Int, movingFrom range: NSRange?) {
        guard let client, !text.isEmpty, client.isFirstResponder || client.becomeFirstResponder()
        else { return }
        endComposition()
        let manager = client.undoManager
        manager?.beginUndoGrouping()
        defer { manager?.endUndoGrouping() }
        var offset = min(offset, content.text.length)
        if let range {
            guard replace(range, with: "", kind: .other) else { return }
            if offset >= range.upperBound { offset -= range.length }
        }
        replace(NSRange(location: offset, length: 0), with: text, kind: .other)
    }
}

extension UITextField {
    /// What lets the selected text be dragged.
    public var textDragInteraction: UIDragInteraction? { editor.dragging.dragInteraction }
    /// What lets text be dropped on the field.
    public var textDropInteraction: UIDropInteraction? { editor.dragging.dropInteraction }
}

extension UITextView {
    /// What lets the selected text be dragged.
    public var textDragInteraction: UIDragInteraction? { editor.dragging.dragInteraction }
    /// What lets text be dropped on the view.
    public var textDropInteraction: UIDropInteraction? { editor.dragging.dropInteraction }
}
