import Beeline
import Foundation

/// A row of what there is to see of one photo.
enum PhotoRow: Identifiable, Hashable, Sendable {
    case name(String)
    case rating(Int)
    /// Somebody, whose other photos can be shown.
    case user(PhotoUser, count: Int)
    case fact(label: String, value: String)

    var id: String {
        switch self {
        case .name: "name"
        case .rating: "rating"
        case .user: "user"
        case .fact(let label, _): "fact \(label)"
        }
    }
}

extension Photo {
    /// The rows of a screen, in sections.
    ///
    /// - Parameters:
    ///   - user: Whose it is, with the number of photos of theirs.
    ///   - pixels: The picture's size, once it is known.
    func rows(user: (PhotoUser, count: Int)?, pixels: (width: Int, height: Int)?) -> [[PhotoRow]] {
        var facts = [PhotoRow.fact(label: localized("Date"), value: formattedDate)]
        if let pixels {
            facts.append(
                .fact(label: localized("Size"), value: Self.size(pixels)))
        }
        if let picture {
            facts.append(.fact(label: localized("File Size"), value: picture.formattedByteCount))
            facts.append(.fact(label: localized("File"), value: picture.url.lastPathComponent))
        }
        let edited = [PhotoRow.name(name), .rating(rating)]
        return [edited] + (user.map { [[.user($0.0, count: $0.count)]] } ?? []) + [facts]
    }

    /// Width and height, in this order from right to left, too.
    private static func size(_ pixels: (width: Int, height: Int)) -> String {
        "\u{2066}\(pixels.width) × \(pixels.height)\u{2069}"
    }
}

extension PictureFile {
    /// The size in the unit that suits it, of which each is a thousand of the one before.
    var formattedByteCount: String {
        var number = Double(byteCount)
        var units = ["B", "KB", "MB", "GB"][...]
        while number >= 1_000, units.count > 1 {
            number /= 1_000
            units.removeFirst()
        }
        let digits = number < 10 && byteCount >= 1_000 ? 1 : 0
        return String(
            format: "%.\(digits)f %@", locale: texts.locale, number, units[units.startIndex])
    }
}
