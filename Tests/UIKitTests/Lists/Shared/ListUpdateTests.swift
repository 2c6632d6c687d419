import Foundation
import Testing

@testable import UIKit

struct ListUpdateTests {
    private func message(
        from old: [Int], to new: [Int], in words: ListVocabulary = .table,
        _ build: (inout ListUpdates) -> Void
    ) -> String? {
        var updates = ListUpdates()
        build(&updates)
        do {
            _ = try ListUpdatePlan(updates, from: old, to: new, in: words)
            return nil
        } catch {
            return error.message
        }
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    // https://github.com/element-hq/element-ios/issues/2295 quotes it from iOS 12.
    @Test
    func `a row too many is told with both counts and what was done`() {
        #expect(
            message(from: [2], to: [3]) { _ in }
                == "Invalid update: invalid number of rows in section 0. The number of rows "
                + "contained in an existing section after the update (3) must be equal to the "
                + "number of rows contained in that section before the update (2), plus or minus "
                + "the number of rows inserted or deleted from that section (0 inserted, 0 deleted) "
                + "and plus or minus the number of rows moved into or out of that section (0 moved "
                + "in, 0 moved out).")
    }

    @Test
    func `a collection view speaks of items, and moves are counted apart`() {
        let said = message(from: [3, 1], to: [3, 1], in: .collection) {
            $0.deleteItems(at: [path(0, 0)])
            $0.moveItem(at: path(0, 1), to: path(1, 0))
        }
        #expect(
            said
                == "Invalid update: invalid number of items in section 0. The number of items "
                + "contained in an existing section after the update (3) must be equal to the "
                + "number of items contained in that section before the update (3), plus or minus "
                + "the number of items inserted or deleted from that section (0 inserted, 1 "
                + "deleted) and plus or minus the number of items moved into or out of that section "
                + "(0 moved in, 1 moved out).")
    }

    // https://github.com/wordpress-mobile/WordPress-iOS/issues/18224 quotes it from iOS 13.
    @Test
    func `a section too many is told with both counts`() {
        #expect(
            message(from: [1], to: [1]) { $0.insertSections([0]) }
                == "Invalid update: invalid number of sections. The number of sections contained in "
                + "the table view after the update (1) must be equal to the number of sections "
                + "contained in the table view before the update (1), plus or minus the number of "
                + "sections inserted or deleted (1 inserted, 0 deleted).")
    }

    // https://github.com/jayhickey/Longboxed-iOS/issues/23, https://github.com/5calls/ios/issues/57
    // and https://github.com/DeclarativeHub/Bond/issues/282 have the words.
    @Test
    func `a place that isn't there is told before any count`() {
        #expect(
            message(from: [0], to: [0]) { $0.deleteItems(at: [path(0, 9)]) }
                == "attempt to delete row 9 from section 0 which only contains 0 rows before the "
                + "update")
        #expect(
            message(from: [8], to: [8]) { $0.insertItems(at: [path(0, 8)]) }
                == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 "
                + "after the update")
        #expect(
            message(from: [1], to: [1]) { $0.insertSections([1]) }
                == "attempt to insert section 1 but there are only 1 sections after the update")
        #expect(
            message(from: [1], to: [1]) { $0.deleteItems(at: [path(3, 0)]) }
                == "attempt to delete row 0 from section 3, but there are only 1 sections before "
                + "the update")
        #expect(
            message(from: [1, 1, 0], to: [1, 1, 0]) {
                $0.moveItem(at: path(2, 0), to: path(0, 0))
            }
                == "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - "
                + "there are only 0 rows in section 2 before the update")
    }

    // https://github.com/lionheart/openradar-mirror/issues/18100: a reload counts as a deletion.
    @Test
    func `a row that is moved and deleted or reloaded is refused`() {
        let words =
            "attempt to perform a delete and a move from the same index path "
            + "({length = 2, path = 0 - 1})"
        #expect(
            message(from: [2], to: [2]) {
                $0.reloadItems(at: [path(0, 1)])
                $0.moveItem(at: path(0, 1), to: path(0, 0))
            } == words)
        #expect(
            message(from: [2], to: [2]) {
                $0.deleteItems(at: [path(0, 1)])
                $0.moveItem(at: path(0, 1), to: path(0, 0))
            } == words)
        #expect(
            message(from: [2], to: [2]) {
                $0.insertItems(at: [path(0, 0)])
                $0.moveItem(at: path(0, 1), to: path(0, 0))
            }
                == "attempt to perform an insert and a move to the same index path "
                + "({length = 2, path = 0 - 0})")
    }

    // https://github.com/SwiftKickMobile/TLIndexPathTools/issues/20 and 13.
    @Test
    func `a table's row neither leaves a deleted section nor enters a new one by a move`() {
        #expect(
            message(from: [1, 1], to: [2]) {
                $0.deleteSections([1])
                $0.moveItem(at: path(1, 0), to: path(0, 1))
            } == "cannot move a row from a deleted section (1)")
        #expect(
            message(from: [2], to: [1, 1]) {
                $0.insertSections([1])
                $0.moveItem(at: path(0, 1), to: path(1, 0))
            } == "cannot move a row into a newly inserted section (1)")
        #expect(
            message(from: [2], to: [1, 1], in: .collection) {
                $0.insertSections([1])
                $0.moveItem(at: path(0, 1), to: path(1, 0))
            } == nil)
    }

    // lionheart/openradar-mirror#15192: refused on iOS 9 although the documented numbering allows it.
    @Test
    func `a row is reloaded while its section moves`() throws {
        var updates = ListUpdates()
        updates.reloadItems(at: [path(1, 0)])
        updates.moveSection(1, to: 0)
        let plan = try ListUpdatePlan(updates, from: [2, 3], to: [3, 2], in: .table)
        #expect(plan.fate(of: path(1, 0)) == .reloaded(path(0, 0), animation: 0))
        #expect(plan.newIndexPath(of: path(1, 1)) == path(0, 1))
        #expect(plan.newIndexPath(of: path(0, 1)) == path(1, 1))
    }

    // lionheart/openradar-mirror#21097.
    @Test
    func `a section moved onto itself and an item that leaves it are applied`() throws {
        var updates = ListUpdates()
        updates.moveSection(1, to: 1)
        updates.moveItem(at: path(1, 0), to: path(0, 0))
        let plan = try ListUpdatePlan(updates, from: [0, 1], to: [1, 0], in: .table)
        #expect(plan.newIndexPath(of: path(1, 0)) == path(0, 0))
        #expect(plan.newSection(of: 1) == 1)
    }

    // NSFetchedResultsController names the rows of a section that it also deletes or inserts.
    @Test
    func `rows named beside their deleted or inserted section are not counted again`() {
        let said = message(from: [2, 2], to: [3, 2]) {
            $0.deleteSections([0])
            $0.deleteItems(at: [path(0, 0), path(0, 1)])
            $0.insertSections([0])
            $0.insertItems(at: [path(0, 0), path(0, 1), path(0, 2)])
        }
        #expect(said == nil)
    }

    @Test
    func `a million rows cost a plan nothing`() throws {
        var updates = ListUpdates()
        updates.deleteItems(at: [path(0, 10)])
        let plan = try ListUpdatePlan(updates, from: [1_000_000], to: [999_999], in: .table)
        #expect(plan.newIndexPath(of: path(0, 999_999)) == path(0, 999_998))
        #expect(plan.fate(of: path(0, 10)) == .deleted(animation: 0))
    }
}
