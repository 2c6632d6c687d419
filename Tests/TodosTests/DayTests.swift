import Foundation
import Testing

@testable import Todos

@Suite struct DayTests {
    @Test(arguments: ["2026-12-01", "2024-02-29", "0001-01-01", "9999-12-31"])
    func `a day is what it was written as`(text: String) throws {
        let day = try #require(Day(rawValue: text))
        #expect(Day(day.date) == day)
    }

    @Test(arguments: [
        "", "2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-12-01x", "2026/12/01",
        "２０２６-12-01", "-026-12-01", "2026-00-10", "2026-10-00", "today", "2026-12-01-",
    ])
    func `what is no day is none`(text: String) {
        #expect(Day(rawValue: text) == nil)
    }

    @Test func `days are in the order of time, over months and years`() throws {
        let last = try #require(Day(rawValue: "2026-12-31"))
        #expect(last.adding(days: 1).rawValue == "2027-01-01")
        #expect(last.adding(days: -31).rawValue == "2026-11-30")
        #expect(last < last.adding(days: 1))
    }

    @Test(arguments: [
        (-340, "Overdue: Dec 26, 2024", true), (-1, "Overdue: yesterday", true),
        (0, "Due: today", false), (1, "Due: tomorrow", false), (3, "Due: Thu, Dec 4", false),
        (40, "Due: Jan 10, 2026", false),
    ])
    func `when something is due is said from today`(
        distance: Int, text: String, isOverdue: Bool
    ) throws {
        let today = try #require(Day(rawValue: "2025-12-01"))
        let due = DueText(
            today.adding(days: distance), isDone: false, today: today,
            locale: Locale(identifier: "en_US"))
        #expect(due.text == text)
        #expect(due.isOverdue == isOverdue)
        let done = DueText(
            today.adding(days: distance), isDone: true, today: today,
            locale: Locale(identifier: "en_US"))
        #expect(!done.isOverdue)
    }
}
