import SwiftSyntax

/// A controller is short: the whole file of its class, and its extensions in other files.
struct ControllerLength {
    let limit: Int

    func breaches(in app: App) -> [Breach] {
        app.controllers.compactMap { controller in
            let lengths = controller.piecesByFile.map { file, pieces in
                (file.name, length(of: pieces, in: file, of: controller))
            }
            let sum = lengths.reduce(0) { $0 + $1.1 }
            guard sum > limit else { return nil }
            let parts = lengths.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            let declaration = controller.declaration
            return declaration.file.breach(
                at: declaration.node.positionAfterSkippingLeadingTrivia,
                "\(controller.name) has \(sum) lines of at most \(limit): \(parts).",
                "Give view code to its view, rules and texts to the model, another task to a type "
                    + "of its own. An extension counts wherever it stands.")
        }
    }

    private func length(
        of pieces: [Controller.Piece], in file: SourceFile, of controller: Controller
    ) -> Int {
        let declarations = file.tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
        let isOwn =
            file.path == controller.declaration.file.path || declarations.count == pieces.count
        return isOwn ? file.lineCount : pieces.reduce(0) { $0 + file.lineCount(of: $1.node) }
    }
}
