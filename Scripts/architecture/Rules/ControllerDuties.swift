import SwiftSyntax

/// What is the model's to do: no controller formats, makes a request, or writes SQL.
struct ControllerDuties {
    func breaches(in app: App) -> [Breach] {
        app.controllerCode.flatMap { file, node in
            let finder = DutyFinder(viewMode: .sourceAccurate)
            finder.walk(node)
            return finder.found.map { duty, position, word in
                file.breach(at: position, "A controller \(duty.verb): \(word).", duty.advice)
            }
        }
    }
}

private enum Duty {
    case format, request, sql

    var verb: String {
        switch self {
        case .format: "formats a value"
        case .request: "makes a request"
        case .sql: "writes SQL"
        }
    }

    var advice: String {
        switch self {
        case .format:
            "Give the model a text for it, such as post.formattedCreatedAt, and show that."
        case .request: "Ask the model, such as `try await store.refresh()`; it makes the request."
        case .sql: "Give the provider or the store a method for it, and call that."
        }
    }

    /// The types and functions that only serve it.
    var names: Set<String> {
        switch self {
        case .format:
            [
                "DateFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter",
                "DateComponentsFormatter", "DateIntervalFormatter", "ISO8601FormatStyle",
                "FormatStyle", "IntervalFormatStyle", "ComponentsFormatStyle",
                "RelativeFormatStyle", "VerbatimFormatStyle", "ParseStrategy", "dateFormat",
                "setLocalizedDateFormatFromTemplate", "strftime",
            ]
        case .request:
            [
                "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLSession",
                "URLSessionConfiguration", "HTTPRequest", "HTTPTransport", "URLSessionTransport",
                "WebClient", "KintoCommunicator", "KintoServer",
            ]
        case .sql: ["SQL", "SQLValue", "Condition", "CSQLite"]
        }
    }

    static let all: [Duty] = [.format, .request, .sql]
}

private final class DutyFinder: SyntaxVisitor {
    private(set) var found: [(duty: Duty, position: AbsolutePosition, word: String)] = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard let name = token.identifier?.name else { return .skipChildren }
        for duty in Duty.all where duty.names.contains(name) { add(duty, token, name) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let method = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return .visitChildren
        }
        switch method.declName.baseName.text {
        case "formatted": add(.format, method.declName, ".formatted(…)")
        case "run", "execute":
            let base = method.base?.trimmedDescription.split(separator: ".").last ?? ""
            if ["$0", "db", "database", "transaction", "connection"].contains(base) {
                add(.sql, method.declName, "\(base).\(method.declName.baseName.text)(…)")
            }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.segments.trimmedDescription
        if SQLText.begins(text) { add(.sql, node, "\"\(text.prefix(30))…\"") }
        return .visitChildren
    }

    private func add(_ duty: Duty, _ node: some SyntaxProtocol, _ word: String) {
        found.append((duty, node.positionAfterSkippingLeadingTrivia, word))
    }
}
