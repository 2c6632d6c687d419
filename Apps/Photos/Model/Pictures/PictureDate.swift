import Foundation

/// When a picture was taken, as its camera wrote it into the file
/// (https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf).
enum PictureDate {
    /// In bytes: what a camera writes stands at the beginning of the file.
    private static let headLength = 65_536

    /// Nil for a picture that doesn't say, which most do that no camera made.
    static func taken(_ picture: PictureFile) -> Date? {
        guard let handle = try? FileHandle(forReadingFrom: picture.url) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: headLength) else { return nil }
        return taken(head)
    }

    /// - Parameters:
    ///   - head: The beginning of the file, or all of it.
    ///   - timeZone: Where a camera was that doesn't say.
    static func taken(_ head: Data, timeZone: TimeZone = .current) -> Date? {
        let bytes = [UInt8](head)
        guard
            let fields = PictureSections(bytes, readsPixels: false).exif.flatMap({
                ExifFields(bytes[$0])
            })
        else {
            return nil
        }
        // When it was taken, when it was digitized, when the file was changed: each with its distance
        // from Greenwich.
        let tags: [(UInt16, UInt16)] = [(0x9003, 0x9011), (0x9004, 0x9012), (0x0132, 0x9010)]
        for (date, offset) in tags {
            guard let text = fields.text(date) else { continue }
            let zone = fields.text(offset).flatMap(zone) ?? timeZone
            if let date = Self.date(text, zone) { return date }
        }
        return nil
    }

    /// `2026:11:30 18:00:59`. A camera whose clock was never set writes zeros or spaces.
    private static func date(_ text: String, _ zone: TimeZone) -> Date? {
        let numbers = text.split(whereSeparator: { ": ".contains($0) }).map { Int($0) }
        guard numbers.count == 6, let year = numbers[0], let month = numbers[1],
            let day = numbers[2], let hour = numbers[3], let minute = numbers[4],
            let second = numbers[5], year > 0
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = DateComponents(
            calendar: calendar, year: year, month: month, day: day, hour: hour, minute: minute,
            second: second)
        return parts.isValidDate ? calendar.date(from: parts) : nil
    }

    /// `+02:00`.
    private static func zone(_ text: String) -> TimeZone? {
        let digits = text.dropFirst().split(separator: ":").map { Int($0) }
        guard let sign = text.first, sign == "+" || sign == "-", digits.count == 2,
            let hours = digits[0], let minutes = digits[1], 0...14 ~= hours, 0...59 ~= minutes
        else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
    }
}
