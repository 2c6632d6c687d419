import Testing

@testable import UIKit

@MainActor struct LayoutGuideTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `a guide stands between views and has a frame of its own`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = root.addView()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 30),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 4),
            view.heightAnchor.constraint(equalToConstant: 4),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 160, height: 30))
        #expect(view.frame == CGRect(x: 170, y: 13, width: 4, height: 4))
        #expect(root.layoutGuides == [guide])
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(root.constraints.allSatisfy { $0.firstItem !== guide && $0.secondItem !== guide })
    }

    @Test func `margins move what is placed by them`() {
        let view = root.addView()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: root,
                attribute: .topMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: root,
                attribute: .bottomMargin, multiplier: 1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
        #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    }

    @Test func `what preserves its superview's margins keeps out of them`() {
        root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 0)
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 200, height: 200))
        root.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 25, left: 20, bottom: 8, right: 8))
    }

    @Test func `readable content is never wider than is good to read`() {
        root.frame.size.width = 1_000
        let view = root.addView()
        view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor).isActive =
            true
        view.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 672)
        #expect(view.frame.midX == 500)
    }

    @Test func `the safe area is the part that bars leave`() {
        final class Notched: UIView {
            var insets = UIEdgeInsets.zero
            override var safeAreaInsets: UIEdgeInsets { insets }
        }
        let screen = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = screen.addView()
        let guide = screen.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == screen.bounds)
        screen.insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 1)
        screen.safeAreaMayHaveChanged()
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 99, height: 122))
    }

    @Test func `from right to left leading is the right edge, and constants turn round`() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = root.addView(ContentView(width: 30, height: 10))
        let next = root.addView(ContentView(width: 20, height: 10))
        let fixed = root.addView(ContentView(width: 5, height: 5))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 304)
        #expect(next.frame.maxX == 266)
        #expect(fixed.frame.minX == 3)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        #expect(next.frame.minX == 54)
        #expect(fixed.frame.minX == 3)
    }

    @Test func `baselines of different texts meet`() {
        let small = root.addView(UILabel())
        small.text = "Small"
        small.font = .systemFont(ofSize: 12)
        let large = root.addView(UILabel())
        large.text = "Large"
        large.font = .systemFont(ofSize: 34)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let difference = small.font.lineHeight - large.font.lineHeight
        #expect(difference < 0)
        #expect(small.frame.minY > 0)
        #expect(small.frame.maxY < large.frame.maxY)
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.firstBaselineFromTop ?? 0)
        }
        #expect(abs(baseline(small) - baseline(large)) <= 0.5)
    }

    @Test func `a layout that leaves a choice is ambiguous`() {
        let view = root.addView(ContentView(width: 30, height: 10))
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let atLeast = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor)
        atLeast.isActive = true
        #expect(view.hasAmbiguousLayout)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
        leading.isActive = true
        #expect(!view.hasAmbiguousLayout)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 0, width: 30, height: 10))
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains(leading))
        #expect(!root.hasAmbiguousLayout)
    }

    @Test func `distances between anchors can be compared`() {
        let views = (0..<3).map { _ in root.addView(ContentView(width: 20, height: 20)) }
        let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
            second.constraint(equalTo: first, multiplier: 3),
        ])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 85, 300])
    }

    @Test func `alignment rectangles and not frames are aligned`() {
        final class Badged: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 7)
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
        }
        let view = root.addView(Badged())
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 300, y: -5, width: 27, height: 15))
    }
}
