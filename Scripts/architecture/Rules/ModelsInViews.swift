import SwiftSyntax

/// A view gets values: no file under View names a type of the model.
struct ModelsInViews {
    func breaches(in app: App) -> [Breach] {
        let types = app.modelTypes
        return app.files.filter { $0.part == .view }.flatMap { file in
            file.tree.tokens(viewMode: .sourceAccurate).filter { token in
                types.contains(token.identifier?.name ?? "") && !token.isMember(outside: app.name)
                    && !token.isDeclaredAround
            }.map { token in
                file.breach(
                    at: token.positionAfterSkippingLeadingTrivia,
                    "A view names \(token.text), a type of the model.",
                    "Give it values: strings, numbers, images, or a Content type of its own that "
                        + "the controller fills.")
            }
        }
    }
}

extension TokenSyntax {
    /// Whether it stands after a dot, behind another type or value than the app's module:
    /// `FieldCell.Content`.
    fileprivate func isMember(outside module: String) -> Bool {
        let base =
            parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            ?? parent?.as(MemberTypeSyntax.self)?.baseType.trimmedDescription
        guard previousToken(viewMode: .sourceAccurate)?.tokenKind == .period else { return false }
        return base != nil && base != module
    }

    /// Whether a type around it declares a type, or a generic parameter, of this name.
    fileprivate var isDeclaredAround: Bool {
        var node = parent
        while let around = node {
            let members = around.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
            if members?.contains(where: { $0.decl.typeName == text }) ?? false { return true }
            let generics = around.asProtocol((any WithGenericParametersSyntax).self)?
                .genericParameterClause?.parameters
            if generics?.contains(where: { $0.name.text == text }) ?? false { return true }
            node = around.parent
        }
        return false
    }
}
