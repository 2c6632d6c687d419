import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification

@MainActor @Suite(.serialized) struct SignificantTimeTests {
    private let clock: ManualWallClock
    private let time: SignificantTime
    private let calendar: Calendar

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        self.calendar = calendar
        clock = ManualWallClock(now: .distantPast)
        time = SignificantTime(clock, calendar: calendar)
    }

    private func date(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Date {
        try #require(
            calendar.date(
                from: DateComponents(
                    year: 2026, month: month, day: day, hour: hour, minute: minute)))
    }

    /// How often it is told while something happens.
    private func count(_ body: () throws -> Void) rethrows -> Int {
        let counter = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { counter.count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        try body()
        return counter.count
    }

    @Test func `nothing is told before midnight, and once when it comes`() throws {
        clock.advance(to: try date(11, 30, 9))
        time.follow()
        #expect(try count { clock.advance(to: try date(11, 30, 23, 59)) } == 0)
        #expect(try count { clock.advance(to: try date(12, 1, 0)) } == 1)
        #expect(try count { clock.advance(to: try date(12, 1, 23, 59)) } == 0)
    }

    @Test func `each midnight is told that comes`() throws {
        clock.advance(to: try date(11, 30, 9))
        time.follow()
        #expect(try count { clock.advance(to: try date(12, 3, 1)) } == 3)
    }

    @Test func `daylight saving is told when it begins and when it ends`() throws {
        clock.advance(to: try date(3, 29, 0, 30))
        time.follow()
        #expect(try count { clock.advance(to: try date(3, 29, 1, 59)) } == 0)
        #expect(try count { clock.advance(to: try date(3, 29, 3, 30)) } == 1)
        clock.advance(to: try date(10, 25, 0, 30))
        #expect(try count { clock.advance(to: try date(10, 25, 12)) } == 1)
    }

    @Test func `a clock that is set is told, forward and back, and midnight still comes`() throws {
        clock.advance(to: try date(11, 30, 9))
        time.follow()
        #expect(try count { clock.set(to: try date(11, 30, 12)) } == 1)
        #expect(try count { clock.set(to: try date(11, 29, 12)) } == 1)
        #expect(try count { clock.advance(to: try date(11, 30, 0)) } == 1)
    }

    @Test func `the delegate hears of it before everybody else`() throws {
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        clock.advance(to: try date(11, 30, 9))
        time.follow()
        _ = try count { clock.advance(to: try date(12, 1, 9)) }
        #expect(delegate.count == 1)
    }

    @MainActor private final class Counter {
        var count = 0
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        var count = 0

        func applicationSignificantTimeChange(_ application: UIApplication) { count += 1 }
    }
}
