import SwiftSyntax

/// A controller: its class, and its extensions wherever they stand.
struct Controller {
    struct Piece {
        let file: SourceFile
        let node: Syntax
        let members: MemberBlockSyntax
    }

    let name: String
    /// The class first.
    let pieces: [Piece]

    var declaration: Piece { pieces[0] }

    /// The pieces of each file, in the order in which they stand in it.
    var piecesByFile: [(file: SourceFile, pieces: [Piece])] {
        var files: [(file: SourceFile, pieces: [Piece])] = []
        for piece in pieces {
            if let index = files.firstIndex(where: { $0.file.path == piece.file.path }) {
                files[index].pieces.append(piece)
                files[index].pieces.sort { $0.node.position < $1.node.position }
            } else {
                files.append((piece.file, [piece]))
            }
        }
        return files
    }
}
