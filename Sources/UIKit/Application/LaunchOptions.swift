import Foundation

/// What the command line asks of any app.
struct LaunchOptions: Equatable {
    /// Where to write a picture of the first screen, instead of showing a window.
    var snapshotPath: String?
    /// Print the first screen as text, instead of showing a window.
    var printsTree = false
    var showsHelp = false
    /// Pixels per point of the picture.
    var scale: CGFloat = 1
    /// In points.
    var size = HeadlessPlatform.defaultScreenSize
    var isDark = false
    var contentSize = UIContentSizeCategory.large
    var isRightToLeft = false
    /// Which one of several that may run side by side; nil for the usual one.
    var instance: String?
    /// What the app is to open.
    var files: [URL] = []

    /// A command line that can't be followed.
    struct Problem: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    static let help = """
          --snapshot FILE.png     write a picture of the first screen, and stop; needs no display
          --tree                  print the first screen as text, and stop; needs no display
          --size WIDTHxHEIGHT     the picture's size, in points
          --scale NUMBER          the picture's pixels per point: 1, 2 or 3
          --dark                  dark, in the picture
          --text-size NAME        XS S M L XL XXL XXXL, or AX1 to AX5, in the picture
          --right-to-left         laid out from right to left, in the picture
          --instance NAME         run beside those of other names; a second one of the same name
                                  brings the first to the front
          --help                  print this, and stop
        """

    /// - Parameter arguments: Without the program's name.
    init(arguments: [String]) throws(Problem) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts.first ?? argument
            func value(_ what: String) throws(Problem) -> String {
                if parts.count > 1 { return parts[1] }
                guard let next = rest.first, !next.hasPrefix("--") else {
                    throw Problem(description: "\(name) needs \(what) after it.")
                }
                rest.removeFirst()
                return next
            }
            func flag() throws(Problem) -> Bool {
                guard parts.count > 1 else { return true }
                throw Problem(
                    description: "\(name) takes no value, and \"\(parts[1])\" was given.")
            }
            switch name {
            case "--snapshot": snapshotPath = try value("the name of a file")
            case "--tree": printsTree = try flag()
            case "--help", "-h": showsHelp = try flag()
            case "--dark": isDark = try flag()
            case "--right-to-left": isRightToLeft = try flag()
            case "--instance": instance = try value("a name")
            case "--scale": scale = try Self.scale(try value("1, 2 or 3"))
            case "--size": size = try Self.size(try value("a size such as 390x844"))
            case "--text-size": contentSize = try Self.textSize(try value("a size such as L"))
            case _ where argument.first.map { !"-=".contains($0) } ?? false:
                files.append(Self.address(argument))
            default:
                throw Problem(description: "\(argument) is not known. Try --help.")
            }
        }
    }

    /// A file, or an address such as `https://example.org`.
    private static func address(_ text: String) -> URL {
        if let url = URL(string: text), let scheme = url.scheme, scheme.count > 1 { return url }
        return URL(fileURLWithPath: text)
    }

    private static func scale(_ text: String) throws(Problem) -> CGFloat {
        guard let scale = Double(text), (1...8).contains(scale) else {
            throw Problem(description: "--scale \(text): a number from 1 to 8 is needed.")
        }
        return CGFloat(scale)
    }

    private static func size(_ text: String) throws(Problem) -> CGSize {
        let words = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let sides = words.compactMap { Double($0) }
        guard words.count == 2, sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) })
        else {
            throw Problem(
                description: "--size \(text): width and height in points are needed, as in 390x844."
            )
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func textSize(_ text: String) throws(Problem) -> UIContentSizeCategory {
        let names = [
            "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
        ]
        guard let index = names.firstIndex(of: text.uppercased()) else {
            throw Problem(
                description:
                    "--text-size \(text): one of \(names.joined(separator: " ")) is needed.")
        }
        return UIContentSizeCategory.ordered[index]
    }

    /// Whether the app runs with no window.
    var isHeadless: Bool { snapshotPath != nil || printsTree }
}
