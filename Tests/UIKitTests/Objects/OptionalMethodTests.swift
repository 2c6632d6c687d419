import Foundation
import ObjectFixtures
import Testing
import UIKit

private class Bare: NSObject, ListDataSource {
    func numberOfRows(in list: List) -> Int { 3 }
}

private class Full: NSObject, ListDataSource {
    var committed: [Int] = []
    func numberOfRows(in list: List) -> Int { 3 }
    func list(_ list: List, canEditRowAt row: Int) -> Bool { row == 1 }
    func list(_ list: List, titleAt row: Int) -> String? { row == 0 ? nil : "title" }
    func list(_ list: List, commitRowAt row: Int) { committed.append(row) }
    func list(_ list: List, moveRowAt row: Int, to other: Int) {}
}

private final class GenericSource<Item>: NSObject, ListDataSource {
    func numberOfRows(in list: List) -> Int { 0 }
    func list(_ list: List, commitRowAt row: Int) {}
}

private final class Extended: NSObject {}

extension Extended: ListDataSource {
    func numberOfRows(in list: List) -> Int { 0 }
    func list(_ list: List, moveRowAt row: Int, to other: Int) {}
}

/// Adds to a class, which declared the conformance, what it lacked.
private final class LateBloomer: Bare {
    func list(_ list: List, canEditRowAt row: Int) -> Bool { true }
    func list(_ list: List, commitRowAt row: Int) {}
}

private final class Stricter: Full {
    override func list(_ list: List, canEditRowAt row: Int) -> Bool { false }
}

private final class EditableController: ListController {
    override func list(_ list: List, canEditRowAt row: Int) -> Bool { true }
}

@MainActor
@Suite struct OptionalMethodTests {
    private let list = List()

    private func canEdit(_ source: any ListDataSource, row: Int) -> Bool? {
        try? source.list(list, canEditRowAt: row)
    }

    @Test func `a method that is absent is told from every value it could return`() {
        #expect(canEdit(Bare(), row: 1) == nil)
        #expect(canEdit(Full(), row: 1) == true)
        #expect(canEdit(Full(), row: 0) == false)
        #expect(canEdit(GenericSource<Int>(), row: 0) == nil)
    }

    @Test func `nil from a method is told from the method's absence`() throws {
        let full: any ListDataSource = Full()
        #expect(try full.list(list, titleAt: 0) == nil)
        let bare: any ListDataSource = Bare()
        #expect(throws: NotImplemented.self) { try bare.list(list, titleAt: 0) }
    }

    @Test func `whether a method with side effects is there is known without calling it`() {
        let full = Full()
        #expect(presence(of: full) == [true, true])
        #expect(full.committed == [])
        #expect(presence(of: Bare()) == [false, false])
        #expect(presence(of: GenericSource<Int>()) == [true, false])
        #expect(presence(of: Extended()) == [false, true])
    }

    private func presence(of source: any ListDataSource) -> [Bool] {
        [type(of: source).commitsRows, type(of: source).movesRows]
    }

    @Test func `an overridden method is the one that is called`() {
        #expect(canEdit(Stricter(), row: 1) == false)
        #expect(presence(of: Stricter()) == [true, true])
    }

    /// Here Linux differs from iOS: see "Optional methods" in the documentation.
    @Test func `a method that a subclass adds to its superclass's conformance is not seen`() {
        #expect(canEdit(LateBloomer(), row: 1) == nil)
        #expect(presence(of: LateBloomer()) == [false, false])
    }

    @Test func `a subclass overrides a method that its superclass left unimplemented`() {
        #expect(canEdit(ListController(), row: 1) == nil)
        #expect(canEdit(EditableController(), row: 1) == true)
    }
}
