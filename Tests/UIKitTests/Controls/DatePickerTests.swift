import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uidatepicker

@MainActor @Suite(.serialized) struct DatePickerTests {
    @Test func `styles follow from the mode`() {
        let picker = UIDatePicker()
        #expect(picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
    }

    @Test func `the date stays between its ends, and ends the wrong way round count as none`() {
        let picker = makePicker()
        picker.minimumDate = date(2024, 6, 10)
        picker.maximumDate = date(2024, 6, 20)
        picker.date = date(2025, 1, 1)
        #expect(picker.date == date(2024, 6, 20))
        picker.date = date(2023, 1, 1)
        #expect(picker.date == date(2024, 6, 10))
        picker.minimumDate = date(2024, 6, 30)
        picker.date = date(2025, 1, 1)
        #expect(picker.date == date(2025, 1, 1))
    }

    @Test func `minutes are rounded down to the interval, and an odd interval is none`() {
        let picker = makePicker()
        picker.minuteInterval = 15
        picker.date = date(2024, 6, 14, 9, 44)
        #expect(picker.date == date(2024, 6, 14, 9, 30))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        picker.roundsToMinuteInterval = false
        picker.date = date(2024, 6, 14, 9, 44)
        #expect(picker.date == date(2024, 6, 14, 9, 44))
    }

    @Test func `a day of the calendar is chosen with a tap, and the time stays`() throws {
        let world = ControlScreen(
            makePicker(.date, .inline), frame: CGRect(x: 20, y: 50, width: 320, height: 328))
        try world.screen.tap("Friday, June 21")
        #expect(world.control.date == date(2024, 6, 21, 9, 31))
        #expect(world.take() == "changed primary")
        try world.screen.tap("Next month")
        #expect(world.screen.has("Monday, July 1"))
        #expect(world.take() == "")
        try world.screen.tap("Previous month")
        try world.screen.tap("Previous month")
        #expect(world.screen.has("Wednesday, May 1"))
    }

    @Test func `days out of reach can't be chosen, nor months without any`() throws {
        let world = ControlScreen(
            makePicker(.date, .inline), frame: CGRect(x: 20, y: 50, width: 320, height: 328))
        world.control.minimumDate = date(2024, 6, 10)
        world.control.maximumDate = date(2024, 6, 20)
        try world.screen.tap("Friday, June 21")
        try world.screen.tap("Sunday, June 9")
        #expect(world.control.date == date(2024, 6, 14, 9, 31))
        try world.screen.tap("Next month")
        #expect(world.screen.has("Friday, June 21"))
        try world.screen.tap("Monday, June 10")
        // Half past nine on the tenth is after its beginning.
        #expect(world.control.date == date(2024, 6, 10, 9, 31))
    }

    @Test func `arrows go from day to day, over the month's end, and pages from month to month`() {
        let world = ControlScreen(
            makePicker(.date, .inline), frame: CGRect(x: 20, y: 50, width: 320, height: 328))
        while world.screen.focusedView?.accessibilityLabel != "Friday, June 14" {
            world.screen.press(.tab)
        }
        world.screen.press(.right)
        world.screen.press(.down)
        #expect(world.control.date == date(2024, 6, 22, 9, 31))
        world.screen.press(.end)
        world.screen.press(.right)
        #expect(world.control.date == date(2024, 7, 1, 9, 31))
        #expect(world.screen.focusedView?.accessibilityLabel == "Monday, July 1")
        world.screen.press(.pageUp)
        #expect(world.control.date == date(2024, 6, 1, 9, 31))
        world.screen.press(.left)
        #expect(world.control.date == date(2024, 5, 31, 9, 31))
        world.screen.press(.pageUp)
        #expect(world.control.date == date(2024, 4, 30, 9, 31))
    }

    @Test func `a chip opens a calendar, which sets the date, and Escape closes it`() throws {
        let world = ControlScreen(
            makePicker(.dateAndTime, .compact), frame: CGRect(x: 20, y: 50, width: 220, height: 34))
        try world.screen.tap("Date")
        #expect(world.screen.has("Next month"))
        try world.screen.tap("Friday, June 21")
        #expect(world.control.date == date(2024, 6, 21, 9, 31))
        #expect(world.take() == "changed primary")
        world.screen.press(.escape)
        #expect(!world.screen.has("Next month"))
        #expect(world.screen.focusedView?.accessibilityLabel == "Date")
        world.screen.press(.space)
        #expect(world.screen.has("Next month"))
        world.screen.tap(at: CGPoint(x: 380, y: 830))
        #expect(!world.screen.has("Next month"))
    }

    @Test func `wheels choose each part, and a day that a month lacks becomes its last`() {
        let world = ControlScreen(
            makePicker(.date, .wheels), frame: CGRect(x: 20, y: 50, width: 320, height: 216))
        world.control.date = date(2024, 1, 31)
        #expect(world.elements.map(\.label) == ["Month", "Day", "Year"])
        #expect(world.elements.map(\.value) == ["January", "31", "2024"])
        world.perform("increment", on: 0)
        #expect(world.control.date == date(2024, 2, 29))
        #expect(world.elements.map(\.value) == ["February", "29", "2024"])
        world.perform("decrement", on: 2)
        #expect(world.control.date == date(2023, 2, 28))
        #expect(world.take() == "changed primary changed primary")
    }

    @Test func `where a day has twice twelve hours there is a wheel for the halves`() {
        let world = ControlScreen(
            makePicker(.time, .wheels), frame: CGRect(x: 20, y: 50, width: 320, height: 216))
        #expect(world.elements.map(\.value) == ["9", "31", "AM"])
        world.perform("increment", on: 2)
        #expect(world.control.date == date(2024, 6, 14, 21, 31))
        world.control.locale = Locale(identifier: "de_DE")
        #expect(world.elements.map(\.value) == ["21", "31"])
    }

    @Test func `parts come in the order of the country`() {
        let world = ControlScreen(
            makePicker(.date, .wheels), frame: CGRect(x: 20, y: 50, width: 320, height: 216))
        world.control.locale = Locale(identifier: "de_DE")
        #expect(world.elements.map(\.label) == ["Day", "Month", "Year"])
        #expect(world.elements.map(\.value) == ["14", "Juni", "2024"])
    }

    @Test func `a duration to count down from is never none`() {
        let world = ControlScreen(
            makePicker(.countDownTimer, .wheels),
            frame: CGRect(x: 20, y: 50, width: 320, height: 216))
        world.control.countDownDuration = 3660
        #expect(world.elements.map(\.value) == ["1 hour", "1 min"])
        world.perform("decrement", on: 0)
        world.perform("decrement", on: 1)
        #expect(world.control.countDownDuration == 60)
    }

    @Test func `today is said`() {
        let picker = makePicker(.date, .inline)
        picker.now = { date(2024, 6, 12) }
        let world = ControlScreen(picker, frame: CGRect(x: 20, y: 50, width: 320, height: 328))
        #expect(world.screen.has("Today, Wednesday, June 12"))
    }

    private func makePicker(
        _ mode: UIDatePicker.Mode = .date, _ style: UIDatePickerStyle = .inline
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.now = { date(2030, 1, 1) }
        picker.date = date(2024, 6, 14, 9, 31)
        return picker
    }
}

// Weeks begin as the calendar says: Apple's Calendar.firstWeekday.
@Suite struct CalendarMonthTests {
    @Test func `a month begins on its weekday, counted from the first one of the week`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        calendar.firstWeekday = 1
        // June 2024 began on a Saturday.
        #expect(CalendarMonth(of: date(2024, 6, 14), in: calendar).leadingBlanks == 6)
        calendar.firstWeekday = 2
        #expect(CalendarMonth(of: date(2024, 6, 14), in: calendar).leadingBlanks == 5)
        #expect(CalendarMonth(of: date(2024, 2, 14), in: calendar).days.count == 29)
    }
}

private func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
        ?? .distantPast
}
