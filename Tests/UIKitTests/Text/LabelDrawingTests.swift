import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uilabel

@MainActor @Suite struct LabelDrawingTests {
    private func label(
        _ text: String, width: CGFloat = 200, height: CGFloat = 40, lines: Int = 1
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        label.textColor = .black
        label.numberOfLines = lines
        return label
    }

    private func ink(_ label: UILabel, margin: CGFloat = 0) throws -> CGRect {
        try #require(try Picture(of: label, margin: margin).inkBounds)
    }

    @Test(arguments: [1, 0])
    func `text stands left, in the middle or right`(lines: Int) throws {
        let text = lines == 1 ? "Bee" : "Bee\nBee"
        let label = label(text, height: 60, lines: lines)
        for (alignment, edge) in [(.left, 0.0), (.center, 0.5), (.right, 1)]
            as [(NSTextAlignment, CGFloat)]
        {
            label.textAlignment = alignment
            let box = try ink(label)
            let place = box.minX / (200 - box.width)
            #expect(abs(place - edge) < 0.03, "\(alignment)")
        }
    }

    @Test(arguments: [1, 0], ["Bee", "نحلة"])
    func `natural text goes by the direction of the interface, left and right do not`(
        lines: Int, word: String
    ) throws {
        let label = label(lines == 1 ? word : "\(word)\n\(word)", height: 70, lines: lines)
        label.textAlignment = .natural
        #expect(try ink(label).minX < 10)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(try ink(label).maxX > 190)
        label.textAlignment = .left
        #expect(try ink(label).minX < 10)
        label.textAlignment = .right
        #expect(try ink(label).maxX > 190)
    }

    @Test func `text stands in the middle of the height`() throws {
        let box = try ink(label("xxx", height: 100))
        #expect(abs(box.midY - 50) < 5)
    }

    @Test(arguments: [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
        .byWordWrapping, .byCharWrapping,
    ])
    func `a text that is too long fills the width and no more`(mode: NSLineBreakMode) throws {
        for lines in [1, 2, 0] {
            let label = label(
                "Donaudampfschiffahrtsgesellschaft and other long words", width: 120, height: 42,
                lines: lines)
            label.lineBreakMode = mode
            let box = try ink(label, margin: 60)
            #expect(box.width > 60)
            #expect(box.minX >= 59 && box.maxX <= 181, "\(mode), \(lines): \(box)")
            #expect(box.minY >= 59 && box.maxY <= 103, "\(mode), \(lines): \(box)")
        }
    }

    @Test func `a label draws nothing outside of itself, whatever the text`() throws {
        let zalgo = "Z" + String(repeating: "\u{0301}\u{0316}", count: 40)
        for text in [zalgo, "Wide text that goes on", "g\ng\ng", "fff", "👨‍👩‍👧🐝"] {
            for lines in [0, 1, 2] {
                for size in [(0, 0), (5, 5), (30, 8), (8, 60)] {
                    let label = label(
                        text, width: CGFloat(size.0), height: CGFloat(size.1), lines: lines)
                    label.font = .italicSystemFont(ofSize: 30)
                    guard
                        let box = try Picture(of: label, margin: 100).inkBounds
                    else { continue }
                    let room = CGRect(x: 99, y: 99, width: size.0 + 2, height: size.1 + 2)
                    #expect(room.contains(box), "\(text.prefix(9)), \(lines), \(size): \(box)")
                }
            }
        }
    }

    @Test func `the ellipsis is where the mode puts it`() throws {
        let text = "........................WWWWWWWWWWWWWWWW"
        func halves(_ mode: NSLineBreakMode) throws -> (left: Double, right: Double) {
            let label = label(text, width: 120, height: 30)
            label.lineBreakMode = mode
            let left = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            let right = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            for view in [left, right] { view.clipsToBounds = true }
            left.addSubview(label)
            let leftInk = try Picture(of: left).ink
            label.frame.origin.x = -60
            right.addSubview(label)
            return (leftInk, try Picture(of: right).ink)
        }
        let tail = try halves(.byTruncatingTail)
        let head = try halves(.byTruncatingHead)
        let middle = try halves(.byTruncatingMiddle)
        // The dots at the start have less ink than the letters at the end.
        #expect(head.left > tail.left)
        #expect(middle.right > tail.right)
    }

    @Test func `a limit of lines cuts the last one with an ellipsis`() throws {
        let two = label("one\ntwo\nthree", width: 200, height: 100, lines: 2)
        let three = label("one\ntwo\nthree", width: 200, height: 100, lines: 3)
        #expect(try ink(two).height < ink(three).height)
        let cut = label("one\ntwo", width: 200, lines: 1)
        let whole = label("one", width: 200, lines: 1)
        #expect(try ink(cut).width > ink(whole).width)
        #expect(abs(try ink(cut).midY - ink(whole).midY) < 2)
    }

    @Test func `when there is room for fewer lines, fewer are drawn`() throws {
        let text = "one\ntwo\nthree\nfour"
        let high = try ink(label(text, height: 200, lines: 0))
        let low = try ink(label(text, height: 45, lines: 0))
        #expect(low.height < high.height)
        #expect(low.height > 25)
    }

    @Test(arguments: [17, 21, 24, 40] as [CGFloat])
    func `a text that may shrink is drawn whole when the limit allows it`(size: CGFloat) throws {
        let label = label("Shrinking words", width: 0, height: 60)
        label.font = .systemFont(ofSize: size)
        label.adjustsFontSizeToFitWidth = true
        let natural = label.intrinsicContentSize.width
        label.minimumScaleFactor = 0.5
        for share in stride(from: 0.97, through: 0.55, by: -0.07) {
            label.frame.size.width = natural * share
            #expect(!label.isTextTruncated, "\(size) points, \(share)")
        }
        label.frame.size.width = natural * 0.4
        #expect(label.isTextTruncated)
        label.minimumScaleFactor = 0
        label.frame.size.width = natural * 0.2
        #expect(!label.isTextTruncated)
    }

    @Test func `colours follow the state`() throws {
        let label = label("■", height: 30)
        label.textColor = .red
        label.highlightedTextColor = .blue
        let whole = try Picture(of: label).ink
        label.isEnabled = false
        #expect(abs(try Picture(of: label).ink - whole * 0.4) < whole * 0.05)
        label.isEnabled = true
        label.isHighlighted = true
        let picture = try Picture(of: label)
        let box = try #require(picture.inkBounds)
        #expect(picture[Int(box.midX), Int(box.midY)] == .blue)
        label.isHighlighted = false
        #expect(try Picture(of: label)[Int(box.midX), Int(box.midY)] == .red)
    }

    @Test func `a shadow is drawn below the text at its offset`() throws {
        let label = label("■", height: 60)
        label.textColor = .red
        let plain = try ink(label)
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 8, height: 6)
        let box = try ink(label)
        #expect(box.maxX == plain.maxX + 8)
        #expect(box.maxY == plain.maxY + 6)
        #expect(try Picture(of: label)[Int(plain.midX), Int(plain.midY)] == .red)
    }
}
