import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// In Apple's headers the closure of a batch is `NS_NOESCAPE`.
@MainActor @Suite(.serialized) struct NonescapingBatchTests {
    @Test(arguments: SwipeScreen.Kind.allCases)
    func `a batch may be a closure that nobody keeps`(_ kind: SwipeScreen.Kind) {
        let list = SwipeScreen(kind)
        change(list) {
            list.remove(IndexPath(item: 1, section: 0))
            list.remove(IndexPath(item: 0, section: 0))
        }
        list.screen.advance(by: 1)
        #expect(list.names.count == 4)
        #expect(list.row(4) == nil && list.row(3) != nil)
    }

    private func change(_ list: SwipeScreen, _ updates: () -> Void) {
        (list.list as? UITableView)?.performBatchUpdates(updates)
        (list.list as? UICollectionView)?.performBatchUpdates(updates, completion: nil)
    }
}
