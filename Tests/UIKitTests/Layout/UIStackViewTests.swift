import Testing

@testable import UIKit

@MainActor struct UIStackViewTests {
    private func stack(
        _ views: [UIView], width: CGFloat, height: CGFloat,
        _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func sized(_ lengths: [CGFloat]) -> [ContentView] {
        lengths.map { ContentView(width: $0, height: $0) }
    }

    // Spacing is taken off first, by the words of the documentation: radar 34595752, as told in
    // https://github.com/lionheart/openradar-mirror/issues/18448
    @Test func `proportional filling divides what spacing leaves by the contents' lengths`() {
        let views = sized([50, 100, 150])
        _ = stack(views, width: 620, height: 20) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(views.map(\.frame.width) == [100, 200, 300])
        #expect(views.map(\.frame.minX) == [0, 110, 320])
    }

    @Test func `content that changes changes the proportion`() {
        let views = sized([50, 50])
        let stack = stack(views, width: 300, height: 20) { $0.distribution = .fillProportionally }
        #expect(views.map(\.frame.width) == [150, 150])
        views[0].contentSize.width = 100
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [200, 100])
    }

    @Test func `equal filling makes all as long as each other`() {
        let views = sized([10, 90, 20])
        _ = stack(views, width: 320, height: 20) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(views.map(\.frame.width) == [100, 100, 100])
        #expect(views.map(\.frame.minX) == [0, 110, 220])
        let heights = views.map(\.frame.height)
        #expect(heights == [20, 20, 20])
    }

    @Test func `filling stretches the view that hugs least`() {
        let views = sized([10, 20, 30])
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        _ = stack(views, width: 100, height: 20)
        #expect(views.map(\.frame.width) == [10, 60, 30])
    }

    @Test func `equal spacing puts equal distances between`() {
        let views = sized([10, 20, 30])
        _ = stack(views, width: 100, height: 20) { $0.distribution = .equalSpacing }
        #expect(views.map(\.frame.minX) == [0, 30, 70])
        #expect(views.map(\.frame.width) == [10, 20, 30])
    }

    @Test func `equal centering puts equal distances between centres`() {
        let views = sized([20, 40, 20])
        _ = stack(views, width: 220, height: 20) { $0.distribution = .equalCentering }
        #expect(views.map(\.frame.midX) == [10, 110, 210])
    }

    @Test func `equal centering keeps the spacing where the centres cannot be equal`() {
        let views = sized([20, 100, 10])
        _ = stack(views, width: 140, height: 20) {
            $0.distribution = .equalCentering
            $0.spacing = 5
        }
        #expect(views.map(\.frame.width) == [20, 100, 10])
        #expect(views[1].frame.minX - views[0].frame.maxX >= 5)
        #expect(views[2].frame.minX - views[1].frame.maxX >= 5)
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, [CGFloat(0), 0]), (.trailing, [30, 20]),
        (.center, [15, 10]),
    ])
    func `alignment places views across the axis at their own height`(
        alignment: UIStackView.Alignment, tops: [CGFloat]
    ) {
        let views = sized([10, 20])
        _ = stack(views, width: 30, height: 40) { $0.alignment = alignment }
        #expect(views.map(\.frame.minY) == tops)
        #expect(views.map(\.frame.height) == [10, 20])
    }

    @Test func `a column aligns its views by leading and trailing edges`() {
        let views = sized([10, 20])
        _ = stack(views, width: 50, height: 30) {
            $0.axis = .vertical
            $0.alignment = .trailing
        }
        #expect(views.map(\.frame.maxX) == [50, 50])
        #expect(views.map(\.frame.minY) == [0, 10])
    }

    @Test func `custom spacing counts after its view alone`() {
        let views = sized([10, 10, 10])
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let stack = stack(views, width: 100, height: 20) {
            $0.spacing = 5
            $0.setCustomSpacing(30, after: views[0])
        }
        #expect(views.map(\.frame.minX) == [0, 40, 55])
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 18, 33])
    }

    @Test func `a hidden view takes no room and no spacing`() {
        let views = sized([10, 20, 30])
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let stack = stack(views, width: 100, height: 20) { $0.spacing = 5 }
        #expect(views[2].frame.minX == 40)
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[2].frame == CGRect(x: 15, y: 0, width: 85, height: 20))
        views[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 15, y: 0, width: 20, height: 20))
        #expect(views[2].frame.minX == 40)
    }

    @Test func `a stack view is as large as its views where nothing else says so`() {
        let views = sized([10, 20])
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.alignment = .center
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 35, height: 20))
    }

    @Test func `margins lie around the arrangement when it is relative to them`() {
        let views = sized([10])
        _ = stack(views, width: 100, height: 50) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(views[0].frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test func `stacks in stacks share one layout`() {
        let inner = UIStackView(arrangedSubviews: sized([10, 20]))
        inner.axis = .vertical
        let icon = ContentView(width: 40, height: 40)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let outer = stack([icon, inner], width: 200, height: 60) {
            $0.spacing = 8
            $0.alignment = .center
        }
        #expect(icon.frame == CGRect(x: 0, y: 10, width: 40, height: 40))
        #expect(inner.frame == CGRect(x: 48, y: 15, width: 152, height: 30))
        #expect(outer.layoutState?.engine != nil)
        #expect(inner.layoutState?.engine == nil)
    }

    @Test func `a row runs from right to left where one reads so`() {
        let views = sized([10, 20])
        views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        _ = stack(views, width: 100, height: 20) {
            $0.spacing = 5
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(views.map(\.frame.minX) == [90, 0])
        #expect(views.map(\.frame.width) == [10, 85])
    }

    @Test func `removing from the arrangement keeps the subview, removing the subview does both`() {
        let views = sized([10, 20, 30])
        let stack = stack(views, width: 100, height: 20)
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        #expect(views[0].superview === stack)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stack.insertArrangedSubview(views[0], at: 1)
        stack.layoutIfNeeded()
        #expect(views[2].frame.minX == 0)
        #expect(views[0].frame.maxX == 100)
    }
}
