import Foundation
import SwiftParser
import SwiftSyntax

/// A parsed file of an app.
struct SourceFile {
    /// Where in an app a file stands, after the first folder of its path.
    enum Part {
        case model, view, controller, other

        init(folder: String) {
            switch folder {
            // Cards is a module of its own for People's model.
            case "Model", "Cards": self = .model
            case "View": self = .view
            case "Controller": self = .controller
            default: self = .other
            }
        }
    }

    let path: String
    let part: Part
    let text: String
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    init(path: String, part: Part) throws {
        self.path = path
        self.part = part
        text = try String(contentsOfFile: path, encoding: .utf8)
        tree = Parser.parse(source: text)
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    var name: String { (path as NSString).lastPathComponent }

    var lineCount: Int { line(of: tree.endPosition) - (text.hasSuffix("\n") ? 1 : 0) }

    func line(of position: AbsolutePosition) -> Int { converter.location(for: position).line }

    /// The lines of a declaration, with the comment above it.
    func lineCount(of node: some SyntaxProtocol) -> Int {
        let comment = node.leadingTrivia.firstIndex { $0.isComment }
        let skipped = node.leadingTrivia.prefix(comment ?? node.leadingTrivia.count)
        let start = node.position.advanced(
            by: skipped.reduce(0) { $0 + $1.sourceLength.utf8Length })
        return line(of: node.endPositionBeforeTrailingTrivia) - line(of: start) + 1
    }

    func breach(at position: AbsolutePosition, _ what: String, _ advice: String) -> Breach {
        Breach(path: path, line: line(of: position), what: what, advice: advice)
    }
}
