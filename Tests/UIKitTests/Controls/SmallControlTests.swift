import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uipagecontrol

@MainActor @Suite(.serialized) struct PageControlTests {
    private func world(pages: Int = 5) -> ControlScreen<UIPageControl> {
        let world = ControlScreen(
            UIPageControl(), frame: CGRect(x: 50, y: 100, width: 200, height: 26))
        world.control.numberOfPages = pages
        world.screen.settle()
        return world
    }

    @Test func `a tap at either side goes one page there`() {
        let world = world()
        world.tap(190, 13)
        #expect(world.control.currentPage == 1)
        #expect(world.take() == "down changed primary upInside")
        world.tap(5, 13)
        world.tap(5, 13)
        #expect(world.control.currentPage == 0)
    }

    @Test func `a finger that slides goes over the pages`() {
        let world = world()
        world.fingers.down(at: world.place(64, 13))
        world.fingers.move(to: world.place(100, 13))
        #expect(world.control.interactionState == .continuous)
        #expect(world.control.currentPage == 2)
        world.fingers.move(to: world.place(199, 13))
        #expect(world.control.currentPage == 4)
        world.fingers.up(at: world.place(199, 13))
        #expect(world.control.interactionState == .none)
        world.control.allowsContinuousInteraction = false
        world.fingers.down(at: world.place(100, 13))
        world.fingers.move(to: world.place(64, 13))
        #expect(world.control.currentPage == 4)
        world.fingers.cancel()
    }

    @Test func `pages and the current one stay within one another`() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0)
    }

    @Test func `however many pages there are, there are ten dots at most`() {
        let world = world(pages: 100_000)
        world.control.currentPage = 50_000
        world.screen.settle()
        #expect(world.control.subviews.count == 11)
        #expect(world.control.intrinsicContentSize.width < 200)
    }

    @Test func `keys and assistive technology go through the pages`() {
        let world = world()
        world.focus()
        world.screen.press(.right)
        world.screen.press(.end)
        world.screen.press(.left)
        #expect(world.control.currentPage == 3)
        #expect(world.elements[0].value == "page 4 of 5")
        #expect(world.elements[0].range == .init(value: 4, minimum: 1, maximum: 5))
        world.perform("decrement")
        #expect(world.control.currentPage == 2)
        world.set(1)
        #expect(world.control.currentPage == 0)
    }

    @Test func `a single page can be shown by nothing`() {
        let world = world(pages: 1)
        world.control.hidesForSinglePage = true
        let hidden = world.control.subviews.map(\.isHidden)
        #expect(!hidden.contains(false))
        #expect(world.elements.isEmpty)
        world.control.numberOfPages = 2
        #expect(world.elements.count == 1)
    }
}

// https://developer.apple.com/documentation/uikit/uiprogressview

@MainActor @Suite(.serialized) struct ProgressViewTests {
    @Test func `progress is from 0 to 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 3
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
    }

    @Test func `the line moves when it is told to be animated, and jumps when not`() throws {
        let world = ControlScreen(
            UIProgressView(), frame: CGRect(x: 0, y: 100, width: 200, height: 4))
        let bar = try #require(world.control.subviews.last)
        world.control.progress = 0.5
        world.screen.settle()
        #expect(bar.layer.presentation()?.frame.width == 100)
        world.control.setProgress(1, animated: true)
        world.screen.advance(by: 0.1)
        let width = bar.layer.presentation()?.frame.width ?? 0
        #expect(width > 100 && width < 200)
        world.screen.advance(by: 0.3)
        #expect(bar.layer.presentation()?.frame.width == 200)
    }

    @Test func `it follows a progress, until that is finished`() {
        let world = ControlScreen(UIProgressView())
        let progress = Progress(totalUnitCount: 4)
        world.control.observedProgress = progress
        progress.completedUnitCount = 1
        world.screen.advance(by: 0.1)
        #expect(world.control.progress == 0.25)
        progress.completedUnitCount = 4
        world.screen.advance(by: 0.5)
        #expect(world.control.progress == 1)
        world.screen.advance(by: 1)
    }

    @Test func `it fills from the right where one reads from there`() throws {
        let world = ControlScreen(
            UIProgressView(), frame: CGRect(x: 0, y: 100, width: 200, height: 4),
            direction: .rightToLeft)
        world.control.progress = 0.25
        world.screen.settle()
        #expect(world.control.subviews.last?.frame.minX == 150)
    }

    @Test func `assistive technology sees how far it is`() {
        let world = ControlScreen(UIProgressView())
        world.control.progress = 0.25
        #expect(world.elements.map(\.role) == [.progress])
        #expect(world.elements[0].value == "25%")
        #expect(world.elements[0].range == .init(value: 0.25, minimum: 0, maximum: 1))
    }
}

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview

@MainActor @Suite(.serialized) struct ActivityIndicatorTests {
    private func opacities(_ view: UIView) -> [Float] {
        (view.layer.sublayers ?? []).map(\.opacity)
    }

    @Test func `it is hidden while it stands still, unless told otherwise`() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test func `its spokes turn once in eight steps of the clock, and only in a window`() {
        let world = ControlScreen(UIActivityIndicatorView(style: .large))
        let start = opacities(world.control)
        #expect(Set(start).count == 8)
        world.screen.advance(by: 1)
        #expect(opacities(world.control) == start)
        world.control.startAnimating()
        world.screen.advance(by: 0.11)
        #expect(opacities(world.control) != start)
        world.screen.advance(by: 0.7)
        #expect(opacities(world.control) == start)
        let superview = world.control.superview
        world.control.removeFromSuperview()
        world.screen.advance(by: 0.35)
        #expect(opacities(world.control) == start)
        superview?.addSubview(world.control)
        world.screen.advance(by: 0.11)
        #expect(opacities(world.control) != start)
    }

    @Test func `what stands still asks for no frames`() {
        let world = ControlScreen(UIActivityIndicatorView(style: .medium))
        world.control.startAnimating()
        world.screen.advance(by: 0.5)
        world.control.stopAnimating()
        _ = world.screen.needsFrame
        world.screen.advance(by: 2)
        #expect(!world.screen.needsFrame)
    }
}
