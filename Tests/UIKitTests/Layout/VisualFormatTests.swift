import Testing

@testable import UIKit

@MainActor struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let a: UIView
    private let b: UIView

    init() {
        a = root.addView(ContentView(width: 10, height: 10))
        b = root.addView(ContentView(width: 20, height: 20))
    }

    private func lay(
        _ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any] = [:]
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics,
                    views: ["a": a, "b": b]))
        }
        root.layoutIfNeeded()
    }

    @Test func `numbers and names are distances and sizes`() {
        lay(["H:|-16-[a(40)]-gap-[b(==a)]", "V:|-(2)-[a]", "V:|[b]|"], metrics: ["gap": 6])
        #expect(a.frame == CGRect(x: 16, y: 2, width: 40, height: 10))
        #expect(b.frame == CGRect(x: 62, y: 0, width: 40, height: 100))
    }

    @Test func `a dash is the system's spacing, and the margin at the superview`() {
        lay(["|-[a]-[b]-|", "V:|-[a]"])
        #expect(a.frame.minX == 8)
        #expect(b.frame.minX - a.frame.maxX == 8)
        #expect(b.frame.maxX == 312)
        #expect(a.frame.minY == 8)
    }

    @Test func `relations and priorities are read`() {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[a(>=50,<=100@750)]-(>=8@low)-[b]", options: [],
            metrics: ["low": 250], views: ["a": a, "b": b])
        #expect(
            constraints.map(\.relation) == [
                .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual,
            ])
        #expect(constraints.map(\.constant) == [50, 100, 8])
        #expect(constraints.map(\.priority.rawValue) == [1000, 750, 250])
    }

    @Test func `options align the views besides`() {
        lay(["H:|-0-[a]-0-[b]", "V:|-7-[a]"], .alignAllTop.intersection([]))
        lay(["H:[a]-0-[b]"], .alignAllCenterY)
        #expect(a.frame.midY == b.frame.midY)
    }

    @Test func `a format that reads from right to left begins there`() {
        lay(["H:|-3-[a]-4-[b]"], .directionRightToLeft)
        #expect(a.frame.maxX == 317)
        #expect(b.frame.maxX == 303)
    }

    @Test(arguments: [
        ("H:|[a", "Expected a ']' here. \nH:|[a \n     ^"),
        ("H:|[c]", "c is not a key in the views dictionary. \nH:|[c] \n    ^"),
        ("H:|-x-[a]", "x is not a key in the metrics dictionary. \nH:|-x-[a] \n    ^"),
        ("H:[a]~[b]", "Expected a view or '|'. \nH:[a]~[b] \n     ^"),
    ])
    func `a format that cannot be read says where`(format: String, message: String) {
        var parser = VisualFormatParser(format, metrics: [:], viewNames: ["a", "b"])
        let error = #expect(throws: VisualFormatError.self) { try parser.parse() }
        #expect(error?.description == "Unable to parse constraint format: \n" + message)
    }
}
