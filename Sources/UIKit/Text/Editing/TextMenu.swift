import Foundation

/// The menu of a text: undo, cut, copy, paste and the like, as far as they can be done. It opens with the
/// secondary button and the keyboard's Menu key, and for a finger with a tap on what is selected or
/// on the caret.
final class TextMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var editor: TextEditor?
    private var interaction: TextMenuInteraction?

    init(_ editor: TextEditor) {
        self.editor = editor
    }

    func attach(to view: UIView) {
        let interaction = TextMenuInteraction(delegate: self)
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    /// Opens the menu beside what is selected, for a finger at a point of the client.
    func open(at point: CGPoint) {
        guard let client = editor?.client, let range = client.selectedTextRange else { return }
        let rectangle =
            range.isEmpty ? client.caretRect(for: range.start) : client.firstRect(for: range)
        interaction?.open(
            at: client.convert(point, to: nil), anchor: client.convert(rectangle, to: nil),
            by: .press)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let editor, let client = editor.client, client.isTextSelectable else { return nil }
        guard client.isFirstResponder || client.becomeFirstResponder() else { return nil }
        editor.endComposition()
        editor.selectForMenu(at: location)
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu })
    }

    private var menu: UIMenu? {
        guard let editor, let client = editor.client else { return nil }
        let isEditable = client.isTextEditable
        let mayCopy = !editor.selection.isCaret && !client.isSecureTextEntry
        let manager = client.undoManager
        func item(
            _ title: String, _ symbol: String?, if isPossible: Bool,
            _ body: @escaping @MainActor (any TextEditorClient) -> Void
        ) -> UIAction {
            UIAction(
                title: title, image: symbol.flatMap { UIImage(systemName: $0) },
                attributes: isPossible ? [] : .disabled
            ) { [weak client] _ in
                if let client { body(client) }
            }
        }
        let history = [
            item(systemText("Undo"), "arrow.uturn.backward", if: manager?.canUndo ?? false) {
                $0.editor.undo()
            },
            item(systemText("Redo"), "arrow.uturn.forward", if: manager?.canRedo ?? false) {
                $0.editor.redo()
            },
        ]
        let pasteboard = UIPasteboard.general
        let edits = [
            item(systemText("Cut"), "scissors", if: mayCopy && isEditable) { $0.cut(nil) },
            item(systemText("Copy"), "doc.on.doc", if: mayCopy) { $0.copy(nil) },
            item(systemText("Paste"), "doc.on.clipboard", if: isEditable && pasteboard.hasStrings) {
                $0.paste(nil)
            },
        ]
        let all = item(systemText("Select All"), nil, if: client.hasText) { $0.selectAll(nil) }
        let groups = (isEditable ? [history] : []) + [edits, [all]]
        return UIMenu(
            children: groups.map { UIMenu(options: .displayInline, children: $0) })
    }
}

/// A finger that stays takes the caret along: it opens no menu.
private final class TextMenuInteraction: UIContextMenuInteraction {
    override func didMove(to view: UIView?) {
        let others = view?.gestureRecognizers ?? []
        super.didMove(to: view)
        for recognizer in view?.gestureRecognizers ?? [] where !others.contains(recognizer) {
            view?.removeGestureRecognizer(recognizer)
        }
    }
}

extension TextEditor {
    /// The menu is about what is selected, or about the word where it was asked for.
    fileprivate func selectForMenu(at point: CGPoint) {
        let offset = closestPosition(to: point).offset
        let range = selection.range
        if range.length > 0, offset >= range.location, offset <= range.upperBound { return }
        guard client?.hasText == true, offset != selection.head else { return }
        select(TextSelection(wordRange(at: offset)))
    }
}
