import SwiftSyntax

/// A controller's members stand in sections, the same ones in the same order in every controller.
struct SectionOrder {
    /// By place; two names where there can be one or several.
    private static let sections: [[String]] = [
        ["Life cycle"], ["UI"], ["Data source"], ["Delegate", "Delegates"], ["Callbacks"],
        ["Helpers"],
    ]
    private static let order = sections.map { $0[0] }.joined(separator: ", ")
    private static let lifeCycle: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
    ]

    func breaches(in app: App) -> [Breach] {
        app.controllers.flatMap { controller in
            controller.piecesByFile.flatMap { breaches(of: $0.pieces, in: $0.file) }
        }
    }

    private func breaches(of pieces: [Controller.Piece], in file: SourceFile) -> [Breach] {
        let marks = pieces.flatMap { Self.marks(in: $0.node) }
        return Self.disorder(of: marks, in: file)
            + pieces.flatMap { piece in
                piece.members.members.compactMap { Self.misplacement(of: $0, marks, in: file) }
            }
    }

    private static func disorder(of marks: [Mark], in file: SourceFile) -> [Breach] {
        var last: (place: Int, name: String)?
        return marks.compactMap { mark in
            guard let place = mark.place else {
                return file.breach(
                    at: mark.position, "\"\(mark.text)\" is no section of a controller.",
                    "The sections are written `// MARK: - Name` and are, in this order: \(order).")
            }
            defer { last = (place, mark.name) }
            guard let last, last.place >= place else { return nil }
            return file.breach(
                at: mark.position, "The section \(mark.name) comes after \(last.name).",
                "Each section comes once, in this order: \(order).")
        }
    }

    /// A method belongs to a section, one of the life cycle to its own.
    private static func misplacement(
        of member: MemberBlockItemSyntax, _ marks: [Mark], in file: SourceFile
    ) -> Breach? {
        let name: String
        if let function = member.decl.as(FunctionDeclSyntax.self) {
            name = function.name.text
        } else if member.decl.is(InitializerDeclSyntax.self) {
            name = "init"
        } else {
            return nil
        }
        let start = member.decl.positionAfterSkippingLeadingTrivia
        let section = marks.last { $0.position < start }
        let isOfLifeCycle = name == "init" || lifeCycle.contains(name)
        if let section, !isOfLifeCycle || section.place == 0 { return nil }
        return file.breach(
            at: start, "\(name) stands \(section.map { "in \($0.name)" } ?? "in no section").",
            isOfLifeCycle
                ? "It belongs to `// MARK: - Life cycle`."
                : "Put it below a `// MARK: - Name`; the names are, in this order: \(order).")
    }

    private struct Mark {
        let text: String
        let position: AbsolutePosition

        var name: String {
            String(text.drop { $0 != ":" }.dropFirst().drop { " -".contains($0) })
        }

        /// The place among the sections; nil if there is no such section.
        var place: Int? {
            sections.firstIndex { $0.contains { text == "// MARK: - \($0)" } }
        }
    }

    private static func marks(in node: Syntax) -> [Mark] {
        node.tokens(viewMode: .sourceAccurate).flatMap { token in
            marks(in: token.leadingTrivia, at: token.position)
                + marks(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
        }
    }

    private static func marks(in trivia: Trivia, at start: AbsolutePosition) -> [Mark] {
        var position = start
        return trivia.compactMap { piece in
            defer { position = position.advanced(by: piece.sourceLength.utf8Length) }
            guard case .lineComment(let text) = piece,
                text.dropFirst(2).drop(while: { $0 == " " }).hasPrefix("MARK:")
            else { return nil }
            return Mark(text: text, position: position)
        }
    }
}
