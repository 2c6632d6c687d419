import Foundation
import SwiftSyntax

/// An app's sources, and what is declared in them.
struct App {
    let name: String
    let files: [SourceFile]
    let controllers: [Controller]

    init(folder: String) throws {
        name = (folder as NSString).lastPathComponent
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            try SourceFile(
                path: "\(folder)/\($0)",
                part: .init(folder: String($0.prefix { $0 != "/" })))
        }
        controllers = ControllerFinder.controllers(in: files)
    }

    /// The types declared in the model, those inside others left out: who names one names the other.
    var modelTypes: Set<String> {
        let files = files.filter { $0.part == .model }
        return Set(files.flatMap { $0.tree.statements.declarations }.compactMap(\.typeName))
    }

    /// What stands in the place of a controller: the files of their folder, and controllers elsewhere.
    var controllerCode: [(file: SourceFile, node: Syntax)] {
        let folder = files.filter { $0.part == .controller }
        let elsewhere = controllers.flatMap(\.pieces).filter { $0.file.part != .controller }
        return folder.map { ($0, Syntax($0.tree)) } + elsewhere.map { ($0.file, $0.node) }
    }
}

extension DeclSyntaxProtocol {
    /// The name of the type that this declares.
    var typeName: String? {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
            asProtocol((any NamedDeclSyntax).self)?.name.text
        default: nil
        }
    }
}

extension CodeBlockItemListSyntax {
    /// Those within `#if` too.
    fileprivate var declarations: [DeclSyntax] {
        flatMap { statement -> [DeclSyntax] in
            guard let declaration = statement.item.as(DeclSyntax.self) else { return [] }
            guard let condition = declaration.as(IfConfigDeclSyntax.self) else {
                return [declaration]
            }
            return condition.clauses.flatMap { clause in
                clause.elements?.as(CodeBlockItemListSyntax.self)?.declarations ?? []
            }
        }
    }
}
