import Testing

@testable import UIKit

/// Which frame is taken where constraints leave a choice. iOS doesn't document it; that sizes stay
/// as small as they can be is what the test suite of Stevia, which runs on iOS, relies on.
@MainActor struct LayoutChoiceTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `a size that is only bounded from above is zero`() {
        let view = root.addView()
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
            view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -34),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 160, y: 240, width: 0, height: 0))
        #expect(view.hasAmbiguousLayout)
    }

    @Test func `a size between two bounds is the lower one, whichever comes first`() {
        for isReversed in [false, true] {
            let view = root.addView()
            let bounds = [
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            ]
            NSLayoutConstraint.activate(isReversed ? bounds.reversed() : bounds)
            root.layoutIfNeeded()
            #expect(view.frame.width == 40)
        }
    }

    @Test func `a view held by one edge alone lies at that edge`() {
        let first = root.addView()
        let second = root.addView()
        let leading = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -52),
            second.widthAnchor.constraint(equalToConstant: 10),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -31),
            first.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -7),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 227, y: 473, width: 0, height: 0))
        leading.isActive = true
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 10, y: 473, width: 217, height: 0))
        leading.isActive = false
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 227, y: 473, width: 0, height: 0))
    }

    @Test func `every other wish outweighs that a size be small`() {
        let view = root.addView()
        let wish = view.widthAnchor.constraint(equalToConstant: 60)
        wish.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 90), wish,
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        wish.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 0)
    }
}
