import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// What a person sees and does is the same at every step. One after the other: the controllers of the
/// first steps have their server and their file in variables that all share.
@MainActor @Suite(.serialized) struct EveryStepTests {
    @Test(arguments: Step.allCases)
    func `books come from the server`(_ step: Step) async throws {
        let list = try ReadingList(step, ["Dune": 80, "Emma": 40])
        try await list.waits(for: "Dune")
        #expect(list.screen.has("1 h 20 min") && list.screen.has("40 min"))
        #expect(list.screen.has("2 of 10, 2 h"))
        #expect(!list.screen.has("Loading"))
    }

    @Test(arguments: Step.allCases)
    func `an empty list says how to begin`(_ step: Step) async throws {
        let list = try ReadingList(step)
        try await list.waits(for: "Nothing to read. Add a book above.")
        #expect(list.screen.has("All read"))
    }

    @Test(arguments: Step.allCases)
    func `a book that was typed in stands first`(_ step: Step) async throws {
        let list = try ReadingList(step, ["Dune": 80])
        try await list.waits(for: "Dune")
        try list.type(title: "Emma", minutes: "60")
        try list.screen.tap("Add")
        #expect(list.screen.has("Emma") && list.screen.has("2 of 10, 2 h 20 min"))
        let field = try #require(try list.screen.find("Title") as? UITextField)
        #expect(field.text == "")
        #expect(try !#require(list.screen.find("Add") as? UIButton).isEnabled)
    }

    @Test(arguments: Step.allCases)
    func `a form that can't be understood says why`(_ step: Step) async throws {
        let list = try ReadingList(step)
        try list.type(title: "Emma", minutes: "many")
        try list.screen.tap("Add")
        let problem = "How many minutes does it take? A number, please."
        #expect(list.screen.has(problem) && list.screen.has("All read"))
        list.screen.type("1")
        #expect(!list.screen.has(problem))
    }

    @Test(arguments: Step.allCases)
    func `there is no room for more than ten`(_ step: Step) async throws {
        let list = try ReadingList(
            step,
            [
                "1": 6, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "8": 6, "9": 6, "Ten": 6,
                "Eleven": 6,
            ])
        try await list.waits(for: "10 of 10, 1 h")
        try list.type(title: "Emma", minutes: "40")
        let button = try #require(try list.screen.find("Add") as? UIButton)
        #expect(!button.isEnabled)
        try list.swipe("1", by: -120, "Delete")
        #expect(button.isEnabled)
    }

    @Test(arguments: Step.allCases)
    func `a book that was finished is in the other section`(_ step: Step) async throws {
        let list = try ReadingList(step, ["Dune": 80])
        try await list.waits(for: "Dune")
        try list.swipe("Dune", by: 120, "Finish")
        #expect(list.screen.has("Dune") && list.screen.has("All read"))
        #expect(!list.screen.has("1 h 20 min"))
    }

    @Test(arguments: Step.allCases)
    func `a book that was swiped away is gone`(_ step: Step) async throws {
        let list = try ReadingList(step, ["Dune": 80, "Emma": 40])
        try await list.waits(for: "Dune")
        try list.swipe("Dune", by: -120, "Delete")
        #expect(!list.screen.has("Dune") && list.screen.has("1 of 10, 40 min"))
    }

    @Test(arguments: Step.allCases)
    func `a tap shows the book`(_ step: Step) async throws {
        let list = try ReadingList(step, ["Dune": 80])
        try await list.waits(for: "Dune")
        try list.screen.tap("Dune")
        list.screen.advance(by: 1)
        #expect(list.screen.has("It takes 1 h 20 min."))
    }

    @Test(arguments: Step.allCases)
    func `after a restart everything is there`(_ step: Step) async throws {
        let list = try ReadingList(step)
        try list.type(title: "Emma", minutes: "60")
        try list.screen.tap("Add")
        try await list.waits(
            until: {
                (try? String(contentsOf: list.file, encoding: .utf8))?.contains("Emma") == true
            },
            "Emma in the file")
        try list.restart()
        #expect(list.screen.has("Emma") && list.screen.has("1 of 10, 1 h"))
    }

    @Test(arguments: Step.allCases)
    func `every step looks the same`(_ step: Step) async throws {
        let list = try ReadingList(
            step, ["Dune": 1260, "Emma": 960, "白鯨": 1380, "حي بن يقظان": 180])
        try await list.waits(for: "Dune")
        try list.swipe("Emma", by: 120, "Finish")
        list.screen.resize(to: CGSize(width: 390, height: 520))
        // The day is today's at the first steps, which have no other.
        try list.swipe("Emma", by: -120, "Delete")
        try list.screen.verifySnapshot(named: "reading-list")
    }

    /// Two seconds have to pass, which the first four steps can only wait for.
    @Test(arguments: [Step.massive, .provider, .router])
    func `a server that can't be reached is tried again`(_ step: Step) async throws {
        let list = try ReadingList(step, nil)
        try await list.waits(for: "The server can’t be reached. Trying again in 2 seconds.")
        try list.setServer(["Dune": 80])
        if step.hasClock {
            await list.clock.sleeper()
            list.clock.advance(by: .seconds(2))
        }
        try await list.waits(for: "Dune")
        #expect(!list.screen.has("The server can’t be reached. Trying again in 2 seconds."))
    }
}
