import Foundation
import ObjectFixtures
import Testing

@testable import UIKit

private class PlainController: ListController {}

private class DeletingController: ListController {
    override func list(_ list: List, commitRowAt row: Int) {}
}

private final class HomeController: DeletingController {
    override func numberOfRows(in list: List) -> Int { 1 }
}

private final class GenericController<Item>: ListController {
    override func list(_ list: List, moveRowAt row: Int, to other: Int) {}
}

private final class MovingController: ListController {
    override func list(_ list: List, moveRowAt row: Int, to other: Int) {}
}

private let commit = MethodOverride(
    base: ListController.self, plain: PlainController.self, overriding: DeletingController.self)
private let move = MethodOverride(
    base: ListController.self, plain: PlainController.self, overriding: MovingController.self)

@MainActor
@Suite struct MethodOverrideTests {
    @Test(arguments: [
        (ListController.self, [false, false]), (PlainController.self, [false, false]),
        (DeletingController.self, [true, false]), (HomeController.self, [true, false]),
        (GenericController<Int>.self, [false, true]),
    ])
    func `a class says which methods of its base it overrides, none of them called`(
        type: ListController.Type, expected: [Bool]
    ) {
        #expect(commit.isKnown && move.isKnown)
        #expect([commit.isOverridden(in: type), move.isOverridden(in: type)] == expected)
    }

    @Test func `what can't be told counts as overridden`() {
        let unknown = MethodOverride(
            base: ListController.self, plain: PlainController.self, overriding: PlainController.self
        )
        #expect(!unknown.isKnown)
        #expect(unknown.isOverridden(in: PlainController.self))
    }
}
