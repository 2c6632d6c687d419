import Testing

@testable import UIKit

@MainActor struct ConstraintLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `edges follow the superview's`() {
        let view = root.addView()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 288, height: 464))
        root.frame.size = CGSize(width: 500, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 468, height: 84))
    }

    @Test func `a changed constant moves the view in the next layout`() {
        let view = root.addView()
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 1),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 0, width: 40, height: 81))
        leading.constant = 50
        #expect(view.frame.minX == 16)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 50)
    }

    @Test func `layout of a view inside takes up what changed`() {
        let outer = root.addView()
        let inner = outer.addView()
        let height = inner.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100),
            outer.heightAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), height,
        ])
        root.layoutIfNeeded()
        height.constant = 33
        outer.layoutIfNeeded()
        #expect(inner.frame.height == 33)
    }

    @Test func `constraints between views in different superviews hold in both coordinates`() {
        let left = root.addView()
        let right = root.addView()
        let label = left.addView()
        let mark = right.addView()
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            left.widthAnchor.constraint(equalToConstant: 100),
            left.heightAnchor.constraint(equalToConstant: 100),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
            right.heightAnchor.constraint(equalTo: left.heightAnchor),
            label.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
            label.centerYAnchor.constraint(equalTo: left.centerYAnchor),
            label.widthAnchor.constraint(equalToConstant: 30),
            label.heightAnchor.constraint(equalToConstant: 10),
            mark.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 80),
            mark.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 4),
            mark.heightAnchor.constraint(equalToConstant: 4),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 5, y: 45, width: 30, height: 10))
        // 10 + 5 + 30 + 80 from the left; 20 + 50 - 2 from the top.
        #expect(mark.frame == CGRect(x: 15, y: 18, width: 4, height: 4))
        #expect(root.constraints.count == 8)
        #expect(left.constraints.count == 4)
    }

    @Test func `a view whose frame is set by hand is a fixed point for others`() {
        let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
        root.addSubview(fixed)
        let view = root.addView(ContentView(width: 10, height: 10))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 125, y: 140, width: 10, height: 10))
        fixed.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 75, y: 140, width: 10, height: 10))
        #expect(fixed.frame == CGRect(x: 0, y: 60, width: 70, height: 80))
    }

    @Test func `a constraint may reach into a view whose frame is set by hand`() {
        let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
        root.addSubview(fixed)
        let inner = fixed.addView(ContentView(width: 10, height: 10))
        let view = root.addView(ContentView(width: 20, height: 20))
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 3),
            inner.topAnchor.constraint(equalTo: fixed.topAnchor, constant: 4),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            view.topAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 63, y: 74, width: 20, height: 20))
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
    }

    @Test func `content keeps its size until something stronger asks`() {
        let view = root.addView(ContentView(width: 100, height: 20))
        let narrow = view.widthAnchor.constraint(equalToConstant: 30)
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), narrow,
        ])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 20))
        narrow.priority = UILayoutPriority(751)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func `invalidated content gets its new size`() {
        let view = root.addView(ContentView(width: 100, height: 20))
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        view.contentSize = CGSize(width: 7, height: UIView.noIntrinsicMetric)
        view.heightAnchor.constraint(equalToConstant: 9).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 7, height: 9))
        view.contentSize = CGSize(width: 8, height: 5)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 8, height: 9))
    }

    @Test func `the more strongly resisting content keeps its size`() {
        let a = root.addView(ContentView(width: 200, height: 20))
        let b = root.addView(ContentView(width: 200, height: 20))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 200)
        #expect(b.frame.width == 120)
        a.setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 120)
        #expect(b.frame.width == 200)
    }

    // https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
    @Test func `a view that leaves takes the constraints from above about it along`() {
        let view = root.addView()
        let inner = view.addView()
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        let outer = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([own, outer, top])
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(own.isActive)
        #expect(!outer.isActive)
        #expect(!top.isActive)
        #expect(root.constraints.isEmpty)
        root.layoutIfNeeded()
        root.addSubview(view)
        top.isActive = true
        view.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.width == 5)
        #expect(view.frame.minX == 3)
    }

    @Test func `what was laid out detached is laid out in its superview`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = card.addView()
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 1),
            inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -1),
            inner.topAnchor.constraint(equalTo: card.topAnchor),
            inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        card.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 1, y: 0, width: 48, height: 50))
        root.addView(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            card.topAnchor.constraint(equalTo: root.topAnchor),
            inner.heightAnchor.constraint(equalToConstant: 9),
        ])
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 9))
        #expect(inner.frame == CGRect(x: 1, y: 0, width: 318, height: 9))
    }

    @Test func `a subclass that lays out by itself and not through super gives no frames`() {
        final class Silent: UIView {
            override func layoutSubviews() {}
        }
        let silent = Silent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = silent.addView()
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        silent.layoutIfNeeded()
        #expect(view.frame == .zero)
    }

    @Test func `edges lie on whole pixels and what touches goes on touching`() {
        Platform.current = HeadlessPlatform(scale: 1)
        let views = (0..<3).map { _ in root.addView() }
        for (index, view) in views.enumerated() {
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            let start = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
            view.leadingAnchor.constraint(equalTo: start).isActive = true
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
        }
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        let scale = root.traitCollection.displayScale
        let thirds = (0...3).map { (320 * CGFloat($0) / 3 * scale).rounded() / scale }
        #expect(views.map(\.frame.minX) == Array(thirds[0..<3]))
        #expect(views.map(\.frame.maxX) == Array(thirds[1...3]))
    }

    @Test func `no constraints cost nothing`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
        parent.addSubview(child)
        parent.layoutIfNeeded()
        #expect(parent.layoutState == nil)
        #expect(child.layoutState == nil)
    }

    @Test func `trees and their constraints are released`() {
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        weak var engine: LayoutEngine?
        autoreleaseless {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let child = parent.addView()
            let width = child.widthAnchor.constraint(equalToConstant: 3)
            width.isActive = true
            parent.layoutIfNeeded()
            (view, constraint, engine) = (child, width, parent.layoutState?.engine)
            #expect(engine != nil)
        }
        #expect(view == nil)
        #expect(constraint == nil)
        #expect(engine == nil)
    }

    private func autoreleaseless(_ body: () -> Void) {
        body()
    }
}
