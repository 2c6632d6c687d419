import Beeline
import Foundation

enum BeelineContender: Contender {
    static let name = "beeline"

    static func bare<ID: Key>(_ pair: Pair<Bare<ID>>) -> () -> Int {
        { Batch(from: pair.old, to: pair.new).operationCount }
    }

    static func rows<ID: Key>(_ pair: Pair<Row<ID>>) -> () -> Int {
        { Batch(from: pair.old, to: pair.new).operationCount }
    }

    static func sections<ID: Key>(_ pair: Pair<Section<ID>>) -> () -> Int {
        let old = ListSnapshot(sections: pair.old.map { (SectionID($0.id), $0.rows) })
        let new = ListSnapshot(sections: pair.new.map { (SectionID($0.id), $0.rows) })
        return { Batch(from: old, to: new).operationCount }
    }
}
