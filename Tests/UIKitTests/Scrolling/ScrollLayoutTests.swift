import BeelineTesting
import Testing
import UIKit

// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/
// AutolayoutPG/WorkingwithScrollViews.html

@MainActor @Suite(.serialized) struct ScrollLayoutTests {
    private let scroll = ScrollScreen(contentSize: .zero)
    private var scrollView: UIScrollView { scroll.scrollView }

    private func add(_ height: CGFloat) -> (UIView, NSLayoutConstraint) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: height)
        height.isActive = true
        return (view, height)
    }

    @Test func `constraints to the content guide say how large the content is`() {
        let (view, height) = add(900)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        scroll.screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 930))
        #expect(view.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
        height.constant = 100
        scroll.screen.settle()
        #expect(scrollView.contentSize.height == 130)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 130))
    }

    @Test func `constraints to the scroll view's own edges are about its content too`() {
        let (view, _) = add(700)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scrollView.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            view.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
        ])
        scroll.screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 600, height: 700))
        scrollView.contentOffset = CGPoint(x: 50, y: 100)
        scroll.screen.settle()
        #expect(view.frame.origin == .zero)
    }

    @Test func `what is placed by the frame guide stays while the content scrolls`() {
        let (header, _) = add(44)
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: frame.topAnchor),
            header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        ])
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scroll.screen.settle()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        scrollView.contentOffset.y = 250
        scroll.screen.settle()
        #expect(header.frame == CGRect(x: 0, y: 250, width: 300, height: 44))
        #expect(scrollView.contentSize.height == 3000)
    }

    @Test func `a stack in a scroll view scrolls`() {
        let stack = UIStackView(
            arrangedSubviews: (0..<30).map { index in
                let label = UILabel()
                label.text = "Row \(index)"
                label.heightAnchor.constraint(equalToConstant: 40).isActive = true
                return label
            })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        scroll.screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 1200))
        scroll.screen.swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 140))
        #expect(scroll.offset.y > 180)
    }

    @Test func `content that only moves isn't laid out anew`() {
        let counted = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        scrollView.addSubview(counted)
        scrollView.contentSize = counted.frame.size
        scroll.screen.settle()
        let before = counted.layouts
        scroll.screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
        scroll.screen.advance(by: 3)
        #expect(scroll.offset.y > 300)
        #expect(counted.layouts == before)
    }
}

private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
