import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiimage/init(data:) and
// …/init(contentsoffile:): what can't be read is nil.

@MainActor @Suite struct ImageDecodingTests {
    /// A picture of 20 × 10 pixels, red on the left and blue on the right.
    static func png() throws -> Data {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        let right = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        right.backgroundColor = .blue
        view.addSubview(right)
        return try PictureFile.bitmap(
            of: view.layer.renderNode(), size: view.bounds.size, scale: 1
        ).pngData
    }

    @Test func `a picture has its pixels, over the scale, as its size`() throws {
        let data = try Self.png()
        #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 10))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(image.scale == 2)
        #expect(UIImage(data: data, scale: 0) == nil)
        let again = try #require(image.pngData())
        #expect(UIImage(data: again)?.size == CGSize(width: 20, height: 10))
    }

    @Test func `what is no picture is nil`() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("Not a picture at all".utf8)) == nil)
        #expect(UIImage(data: Data(repeating: 0, count: 10_000)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(contentsOfFile: "/") == nil)
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
    }

    @Test func `a picture cut off anywhere is nil or whole, and never a crash`() throws {
        let data = try Self.png()
        for end in stride(from: 0, to: data.count - 12, by: 1) {
            if let image = UIImage(data: data.prefix(end)) {
                #expect(image.size == CGSize(width: 20, height: 10), "cut at \(end)")
            }
        }
    }

    @Test func `a picture with a wrong byte anywhere is nil or a picture`() throws {
        let data = try Self.png()
        var generator = SplitMix64(seed: FuzzPlan.seed)
        for _ in 0..<FuzzPlan.rounds(standard: 500) {
            var broken = data
            for _ in 0..<3 {
                broken[generator.below(broken.count)] = UInt8(generator.below(256))
            }
            if let image = UIImage(data: broken) {
                #expect(image.size.width * image.size.height <= 100_000_000)
            }
        }
    }

    @Test func `a picture that says it is huge is refused before it takes memory`() throws {
        var data = try Self.png()
        // The width and the height follow the signature and the first chunk's name.
        let side = withUnsafeBytes(of: UInt32(60_000).bigEndian) { Data($0) }
        data.replaceSubrange(16..<20, with: side)
        data.replaceSubrange(20..<24, with: side)
        let crc = Self.crc32(data[12..<29])
        data.replaceSubrange(29..<33, with: withUnsafeBytes(of: crc.bigEndian) { Data($0) })
        let before = Self.peakMemory
        #expect(UIImage(data: data) == nil)
        #expect(Self.peakMemory - before < 50_000_000)
        do {
            _ = try ImageDecoder.bitmap(of: data, named: "huge.png")
            Issue.record("A picture of 60,000 × 60,000 pixels was opened")
        } catch {
            let message = "\(error)"
            #expect(message.contains("huge.png has 60000 × 60000 pixels"))
        }
    }

    @Test(arguments: [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("a@4x.png", 1)])
    func `a file's name says the scale`(name: String, scale: CGFloat) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Self.png().write(to: file)
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.scale == scale)
        #expect(image.size == CGSize(width: 20 / scale, height: 10 / scale))
    }

    // https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, tag 274
    @Test func `a photograph stands as its camera says`() throws {
        let data = try #require(Data(base64Encoded: Self.turnedPhotograph))
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 8, height: 16))
        let picture = try Picture(of: UIImageView(image: image))
        #expect(picture[4, 2].isNear(.red, within: 12))
        #expect(picture[4, 13].isNear(.blue, within: 12))
    }

    @Test func `messages say what is wrong and with what`() {
        func message(_ data: Data) -> String {
            do {
                _ = try ImageDecoder.bitmap(of: data, named: "bee.png")
                return ""
            } catch { return "\(error)" }
        }
        #expect(message(Data()) == "bee.png can't be shown as a picture: it is empty.")
        #expect(message(Data("xx".utf8)).hasPrefix("bee.png can't be shown as a picture: "))
    }

    /// A JPEG of 16 × 8 pixels, red on the left, that says it was taken with its right side down:
    /// it has to be turned a quarter clockwise.
    static let turnedPhotograph = """
        /9j/4QAiRXhpZgAASUkqAAgAAAABABIBAwABAAAABgAAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIP\
        DRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUX\
        Fx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAAR\
        CAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
        AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI\
        SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
        x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL\
        /8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcY\
        GRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOk\
        paanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDK\
        rMoor0Mk/wCXny/U9TN/sfP9D//Z
        """

    /// Of the process, in bytes.
    private static var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
        let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
        return (number ?? 0) * 1024
    }

    /// As PNG has it (https://www.w3.org/TR/png/#D-CRCAppendix).
    private static func crc32(_ bytes: Data) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        return crc ^ 0xFFFF_FFFF
    }
}
