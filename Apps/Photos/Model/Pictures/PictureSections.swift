/// How a file of JPEG or PNG is put together, as far as its bytes go.
///
/// https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B, and https://www.w3.org/TR/png-3/, section 5.
struct PictureSections {
    /// Where the camera's fields are.
    private(set) var exif: Range<Int>?
    /// Whether it goes on to its end; true for other kinds of files, of which that isn't known.
    private(set) var isWhole = true
    private let readsPixels: Bool

    /// - Parameter readsPixels: Whether to look for the end, which is behind the pixels.
    init(_ bytes: [UInt8], readsPixels: Bool = true) {
        self.readsPixels = readsPixels
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            isWhole = readJPEG(bytes)
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            isWhole = readPNG(bytes)
        } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
            || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
        {
            exif = 0..<bytes.count
        }
    }

    /// - Returns: Whether there is an end.
    private mutating func readJPEG(_ bytes: [UInt8]) -> Bool {
        var place = 2
        while place + 1 < bytes.count {
            // What is none of the format's may be damaged; cut off it isn't.
            guard bytes[place] == 0xFF else { return true }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF: place += 1
            case 0xD9: return true
            case 0x01, 0xD0...0xD8: place += 2
            default:
                guard place + 3 < bytes.count else { return false }
                let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
                let end = place + 2 + max(2, length)
                if marker == 0xE1, exif == nil, end <= bytes.count,
                    bytes[(place + 4)..<end].starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0])
                {
                    exif = (place + 10)..<end
                }
                if marker == 0xDA, !readsPixels { return true }
                place = marker == 0xDA ? Self.endOfScan(bytes, from: end) : end
            }
        }
        return false
    }

    /// The pixels end before a marker that isn't one of theirs.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, bytes[place + 1] != 0, !(0xD0...0xD7 ~= bytes[place + 1]) {
                return place
            }
            place += 1
        }
        return bytes.count
    }

    /// - Returns: Whether there is an end.
    private mutating func readPNG(_ bytes: [UInt8]) -> Bool {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let kind = bytes[(place + 4)..<place + 8]
            let end = place + 12 + length
            if kind.elementsEqual(Array("IEND".utf8)) { return end <= bytes.count }
            if kind.elementsEqual(Array("eXIf".utf8)), end <= bytes.count {
                exif = (place + 8)..<(end - 4)
            }
            if kind.elementsEqual(Array("IDAT".utf8)), !readsPixels { return true }
            place = end
        }
        return false
    }
}
