public import UIKit

/// What can be taken back, and done again: the two entries of a menu.
@MainActor public struct StepActions {
    private let undoName: String?
    private let redoName: String?

    /// - Parameters:
    ///   - undoName: What is taken back; nil if there is nothing.
    ///   - redoName: What is done again; nil if there is nothing.
    public init(undoName: String?, redoName: String?) {
        self.undoName = undoName
        self.redoName = redoName
    }

    public func actions(
        undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
    ) -> [UIAction] {
        [
            action(localized("Undo"), undoName, "arrow.uturn.backward", undo),
            action(localized("Redo"), redoName, "arrow.uturn.forward", redo),
        ]
    }

    private func action(
        _ verb: String, _ name: String?, _ symbol: String, _ body: @escaping @MainActor () -> Void
    ) -> UIAction {
        UIAction(
            title: name.map { "\(verb): \($0)" } ?? verb, image: UIImage(systemName: symbol),
            attributes: name == nil ? .disabled : []
        ) { _ in body() }
    }
}
