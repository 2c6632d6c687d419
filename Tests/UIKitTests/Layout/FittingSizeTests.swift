import Testing

@testable import UIKit

@MainActor struct FittingSizeTests {
    /// Text of 200 points on one line, in lines of 20.
    private final class WrappingView: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 20) }
        override var contentWraps: Bool { true }
        override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
            (200 / max(width, 1)).rounded(.up) * 20
        }
    }

    private func pin(_ view: UIView, in parent: UIView, by margin: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -margin),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: margin),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -margin),
        ])
    }

    @Test func `the compressed size is the content's with what is around it`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        pin(card.addView(ContentView(width: 100, height: 20)), in: card, by: 8)
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 116, height: 36))
        // Asking changes nothing.
        card.layoutIfNeeded()
        #expect(card.frame.size == CGSize(width: 300, height: 300))
        #expect(card.subviews[0].frame == CGRect(x: 8, y: 8, width: 284, height: 284))
    }

    @Test func `the expanded size is as large as constraints allow`() {
        let card = UIView(frame: .zero)
        let view = card.addView()
        pin(view, in: card)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 500, height: 10_000))
    }

    @Test func `a required width gives the height of what wraps at it`() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
        pin(cell.addView(WrappingView()), in: cell, by: 10)
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(400) == 40)
        #expect(height(120) == 60)
        #expect(height(70) == 100)
        #expect(height(400) == 40)
    }

    @Test func `what wraps gets the height for the width that it was given`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 480))
        let view = root.addView(WrappingView())
        let below = root.addView(ContentView(width: 5, height: 5))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.height == 40)
        #expect(below.frame.minY == 40)
        root.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(view.frame.height == 80)
        #expect(below.frame.minY == 80)
    }

    @Test func `a view inside is measured without what holds it from outside`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let card = root.addView()
        pin(card, in: root)
        let content = card.addView(ContentView(width: 100, height: 20))
        pin(content, in: card, by: 5)
        root.layoutIfNeeded()
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 110, height: 30))
        card.constraints[0].constant = 50
        root.layoutIfNeeded()
        #expect(card.frame == root.bounds)
        #expect(content.frame == CGRect(x: 50, y: 5, width: 265, height: 470))
    }

    @Test func `a view without constraints is as large as its content`() {
        let view = ContentView(width: 30, height: 40)
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 30, height: 40))
    }

    @Test func `a tree whose topmost view leaves its size to constraints takes it from them`() {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        pin(card.addView(ContentView(width: 100, height: 20)), in: card, by: 8)
        card.layoutIfNeeded()
        #expect(card.bounds.size == CGSize(width: 116, height: 36))
        #expect(card.subviews[0].frame == CGRect(x: 8, y: 8, width: 100, height: 20))
    }

    @Test func `labels wrap at the width of the layout`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
        let label = root.addView(UILabel())
        label.text = "Several words that do not fit on one line of this width"
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let narrow = label.frame.height
        #expect(narrow == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        root.frame.size.width = 1_000
        root.layoutIfNeeded()
        #expect(label.frame.height < narrow / 2)
        #expect(label.frame.width == 1_000)
    }
}
