import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

struct ListGapTests {
    /// Each row's place while the gap is open is the one that it has after the move.
    @Test(arguments: 0..<7, 0..<7)
    func `rows stand where they will be after the move`(from: Int, to: Int) {
        // Three rows, then four; headers are as high as rows.
        let rows = [0, 1, 2].map { (0, $0) } + [0, 1, 2, 3].map { (1, $0) }
        let source = rows[from]
        var target = rows[to]
        if source.0 != target.0, target.1 == 3 { target.1 = 4 }
        let gap = ListGap(
            source: IndexPath(row: source.1, section: source.0),
            target: IndexPath(row: target.1, section: target.0), height: 1)
        var order = [[-1, 0, 1, 2], [-1, 0, 1, 2, 3]].enumerated().map { section, all in
            all.map { (section, $0) }
        }
        let flat = order.flatMap { $0 }
        let moved = order[source.0].remove(at: source.1 + 1)
        order[target.0].insert(moved, at: target.1 + 1)
        let after = order.flatMap { $0 }
        for (place, element) in flat.enumerated() where element != source {
            let offset = gap.offset(section: element.0, row: element.1)
            let wanted = after.firstIndex { $0 == element }
            #expect(wanted == place + Int(offset), "\(element) \(source) to \(target)")
        }
    }
}
