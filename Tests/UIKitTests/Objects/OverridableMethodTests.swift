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

private let commit = OverridableMethod(of: ListController.self, number: 0)
private let move = OverridableMethod(of: ListController.self, number: 1)

@MainActor
@Suite struct OverridableMethodTests {
    @Test(arguments: [
        (ListController.self, [false, false]), (PlainController.self, [false, false]),
        (DeletingController.self, [true, false]), (HomeController.self, [true, false]),
        (GenericController<Int>.self, [false, true]),
    ])
    func `a class says which methods of its base it overrides, none of them called`(
        type: ListController.Type, expected: [Bool]
    ) {
        #expect([commit.isOverridden(by: type), move.isOverridden(by: type)] == expected)
    }

    @Test func `a number that no method has is refused`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = OverridableMethod(of: ListController.self, number: 9)
        }
        expectMessage(
            of: result, "OverridableMethod(of: ListController, number: 9)",
            "it introduces no such member")
    }
}
