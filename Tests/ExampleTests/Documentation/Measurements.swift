import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import Testing
import TwoSchoolsModel
import UIKit
import _Testing_UIKit

@testable import BooksStep4

/// What `Scripts/measure-steps` prints for the guides: how long one test takes, as a median.
@MainActor
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["MEASURE_EXAMPLES"] != nil))
struct Measurements {
    private func median(
        _ name: String, of count: Int = 21, _ body: () async throws -> Void
    ) async throws {
        try await body()
        var times: [Duration] = []
        for _ in 0..<count {
            let start = ContinuousClock.now
            try await body()
            times.append(ContinuousClock.now - start)
        }
        times.sort()
        let (seconds, attoseconds) = times[count / 2].components
        let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        print("measured: \(name): \(String(format: "%.2f", milliseconds)) ms, \(count) runs")
    }

    private func fillToTen(_ step: Step) async throws {
        let list = try ReadingList(
            step,
            [
                "1": 6, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "8": 6, "9": 6, "Ten": 6,
                "Eleven": 6,
            ])
        try await list.waits(for: "10 of 10, 1 h")
        try list.type(title: "Emma", minutes: "40")
        #expect(try !#require(list.screen.find("Add") as? UIButton).isEnabled)
    }

    @Test(arguments: Step.allCases)
    func `ten at most, on the screen`(_ step: Step) async throws {
        try await median("ten at most, \(step)") { try await fillToTen(step) }
    }

    @Test func `ten at most, in the store`() async throws {
        try await median("ten at most, the store") {
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString)
            let store = try BookStore(file: file)
            for number in 1...10 { _ = store.add(title: "\(number)", minutes: "6") }
            #expect(store.add(title: "Emma", minutes: "40") != nil && !store.hasRoom)
        }
    }

    @Test(arguments: Step.allCases)
    func `try again`(_ step: Step) async throws {
        try await median("try again, \(step)", of: step.hasClock ? 21 : 3) {
            let list = try ReadingList(step, nil)
            try await list.waits(for: "The server can’t be reached. Trying again in 2 seconds.")
            try list.setServer(["Dune": 80])
            if step.hasClock {
                await list.clock.sleeper()
                list.clock.advance(by: .seconds(2))
            }
            try await list.waits(for: "Dune")
        }
    }

    private let photos = [Photo(name: "Dog", user: "Ada"), Photo(name: "Cat", user: "Otto")]

    @Test func `a list, in the controller`() async throws {
        try await median("a list, inside") {
            let screen = TestScreen(School.inside.makeController(PhotoStore(photos)))
            #expect(screen.has("Dog") && screen.has("Cat"))
        }
    }

    @Test func `a list, outside`() async throws {
        try await median("a list, outside") {
            let dataSource = ListDataSource(PhotoStore(photos)) { photo in
                var content = UIListContentConfiguration.cell()
                content.text = photo.name
                return content
            }
            let table = UITableView()
            dataSource.show(in: table)
            let titles = (0..<dataSource.tableView(table, numberOfRowsInSection: 0)).map {
                dataSource.item(at: IndexPath(row: $0, section: 0)).name
            }
            #expect(titles == ["Dog", "Cat"])
        }
    }
}
