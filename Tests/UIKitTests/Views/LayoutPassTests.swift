import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiview/setneedslayout() and …/layoutifneeded().

@MainActor @Suite struct LayoutPassTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        window.addSubview(view)
        window.update()
        view.layouts = 0
    }

    @Test func `what is not marked is not laid out`() {
        window.update()
        view.layoutIfNeeded()
        window.layoutIfNeeded()
        #expect(view.layouts == 0)
    }

    @Test func `a view that is marked several times is laid out once`() {
        view.setNeedsLayout()
        view.setNeedsLayout()
        window.setNeedsLayout()
        window.update()
        #expect(view.layouts == 1)
        window.update()
        #expect(view.layouts == 1)
    }

    @Test func `nothing is laid out before it is time or asked for`() {
        view.setNeedsLayout()
        #expect(view.layouts == 0)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
    }

    @Test func `another size asks for layout, another place does not`() {
        view.frame.origin.x = 20
        window.update()
        #expect(view.layouts == 0)
        view.frame.size.width = 60
        window.update()
        #expect(view.layouts == 1)
        view.bounds.origin.y = 5
        window.update()
        #expect(view.layouts == 1)
    }

    @Test func `a subview that comes or goes asks for the superview's layout`() {
        let subview = UIView(frame: .zero)
        view.addSubview(subview)
        window.update()
        #expect(view.layouts == 1)
        subview.removeFromSuperview()
        window.update()
        #expect(view.layouts == 2)
    }

    @Test func `a superview is laid out before its subviews, which it places`() {
        let inner = CountingView(frame: .zero)
        view.onLayout = { inner.frame.size.width = 33 }
        inner.onLayout = { #expect(inner.bounds.width == 33) }
        view.addSubview(inner)
        window.update()
        #expect(inner.layouts == 1)
    }

    @Test func `a deep view that is marked leaves those above it alone`() {
        let inner = CountingView(frame: .zero)
        view.addSubview(inner)
        window.update()
        view.layouts = 0
        inner.layouts = 0
        inner.setNeedsLayout()
        window.update()
        #expect(inner.layouts == 1)
        #expect(view.layouts == 0)
    }

    @Test func `marks made without a window count when the view comes into one`() {
        let tree = UIView(frame: .zero)
        let inner = CountingView(frame: .zero)
        tree.addSubview(inner)
        tree.layoutIfNeeded()
        inner.layouts = 0
        inner.setNeedsLayout()
        window.addSubview(tree)
        window.update()
        #expect(inner.layouts == 1)
    }

    @Test func `a layout that asks for itself again is stopped, and warned of once`() {
        let said = Diagnostics.warnings {
            view.onLayout = { [view] in view.setNeedsLayout() }
            view.setNeedsLayout()
            window.update()
            #expect(view.layouts <= 200)
            view.setNeedsLayout()
            window.update()
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("setNeedsLayout()") == true)
        #expect(said.first?.contains("CountingView") == true)
    }
}

/// A view that counts its layouts.
private final class CountingView: UIView {
    var layouts = 0
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout()
    }
}
