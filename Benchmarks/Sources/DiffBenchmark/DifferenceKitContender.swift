#if PEERS
import DifferenceKit
import Foundation

extension Bare: Differentiable {
    var differenceIdentifier: ID { id }
    func isContentEqual(to source: Self) -> Bool { self == source }
}

extension Row: Differentiable {
    var differenceIdentifier: ID { id }
    func isContentEqual(to source: Self) -> Bool { self == source }
}

struct Heading: Differentiable, Equatable {
    var differenceIdentifier: UUID
}

/// Timed on the element types it was made for: identities that need no model
/// around them are its own `Differentiable` conformance.
enum DifferenceKitContender: Contender {
    static let name = "differencekit"

    static func bare<ID: Key>(_ pair: Pair<Bare<ID>>) -> () -> Int {
        { StagedChangeset(source: pair.old, target: pair.new).reduce(0) { $0 + $1.changeCount } }
    }

    static func rows<ID: Key>(_ pair: Pair<Row<ID>>) -> () -> Int {
        { StagedChangeset(source: pair.old, target: pair.new).reduce(0) { $0 + $1.changeCount } }
    }

    static func sections<ID: Key>(_ pair: Pair<Section<ID>>) -> () -> Int {
        func convert(_ sections: [Section<ID>]) -> [ArraySection<Heading, Row<ID>>] {
            sections.map {
                ArraySection(model: Heading(differenceIdentifier: $0.id), elements: $0.rows)
            }
        }
        let (old, new) = (convert(pair.old), convert(pair.new))
        return { StagedChangeset(source: old, target: new).reduce(0) { $0 + $1.changeCount } }
    }
}
#endif
