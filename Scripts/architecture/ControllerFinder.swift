import SwiftSyntax

/// Finds classes that inherit from a controller, directly or through classes of the app.
final class ControllerFinder: SyntaxVisitor {
    private var file: SourceFile
    private var classes: [(name: String, piece: Controller.Piece)] = []
    private var extensions: [(name: String, piece: Controller.Piece)] = []
    private var superclasses: [String: String] = [:]
    private var aliases: [String: String] = [:]

    static func controllers(in files: [SourceFile]) -> [Controller] {
        guard let first = files.first else { return [] }
        let finder = ControllerFinder(first)
        for file in files {
            finder.file = file
            finder.walk(file.tree)
        }
        return finder.controllers
    }

    private init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.append(
            (node.name.text, .init(file: file, node: Syntax(node), members: node.memberBlock)))
        if let first = node.inheritanceClause?.inheritedTypes.first {
            superclasses[node.name.text] = first.type.lastName
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.extendedType.lastName {
            extensions.append(
                (name, .init(file: file, node: Syntax(node), members: node.memberBlock)))
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.text] = node.initializer.value.lastName
        return .visitChildren
    }

    private var controllers: [Controller] {
        classes.filter { isController($0.name) }.map { name, piece in
            let others = extensions.filter { resolved($0.name) == name }.map(\.piece)
            return Controller(name: name, pieces: [piece] + others)
        }
    }

    private func isController(_ name: String) -> Bool {
        var name = name
        // As many steps as there are classes: a circle, which doesn't compile, ends too.
        for _ in 0...classes.count {
            guard let superclass = superclasses[name].map(resolved) else { return false }
            if superclass.hasSuffix("Controller") { return true }
            name = superclass
        }
        return false
    }

    private func resolved(_ name: String) -> String {
        var name = name
        for _ in 0...aliases.count { name = aliases[name] ?? name }
        return name
    }
}

extension TypeSyntax {
    /// `ViewController` for `BeelineUI.ViewController<View>`.
    fileprivate var lastName: String? {
        `as`(IdentifierTypeSyntax.self)?.name.text ?? `as`(MemberTypeSyntax.self)?.name.text
    }
}
