import Testing

@testable import UIKit

@MainActor struct ConstraintUpdateTests {
    private class Recorder: UIView {
        var name = ""
        static var calls: [String] = []

        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            Recorder.calls.append(name)
            super.updateConstraints()
        }

        static func make(_ name: String) -> Recorder {
            let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.name = name
            return view
        }
    }

    // https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
    @Test func `constraints are updated once, from the deepest views upwards, before the layout`() {
        Recorder.calls = []
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = Recorder.make("outer")
        let plain = UIView()
        let inner = Recorder.make("inner")
        plain.addSubview(inner)
        outer.addSubview(plain)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(Recorder.calls == ["inner", "outer"])
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(Recorder.calls == ["inner", "outer"])
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(Recorder.calls == ["inner", "outer", "inner"])
        outer.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(Recorder.calls == ["inner", "outer", "inner", "outer"])
    }

    @Test func `a controller's constraints are updated through the controller`() {
        final class Controller: UIViewController {
            var count = 0
            override func updateViewConstraints() {
                count += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        controller.view.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        #expect(controller.count == 1)
    }

    @Test func `a stack view in a plain view that is added later is arranged`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.layoutIfNeeded()
        let view = ContentView(width: 10, height: 10)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        let plain = UIView(frame: root.bounds)
        plain.addSubview(stack)
        root.addSubview(plain)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test func `margins that follow from where a view is move what is placed by them`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        let card = root.addView()
        card.preservesSuperviewLayoutMargins = true
        let text = card.addView(ContentView(width: 5, height: 5))
        let leading = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            leading, card.topAnchor.constraint(equalTo: root.topAnchor),
            card.widthAnchor.constraint(equalToConstant: 60),
            card.heightAnchor.constraint(equalToConstant: 60),
            text.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.minX == 30)
        leading.constant = 25
        root.layoutIfNeeded()
        #expect(text.frame.minX == 15)
    }
}
