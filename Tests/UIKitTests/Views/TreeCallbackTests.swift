import Foundation
import Testing
import UIKit

// The order was logged on iOS at http://39.103.169.235/p/681053cc48fd and, with a subview and a
// removal, at https://e-com-net.com/article/5357521.htm.

@MainActor @Suite struct TreeCallbackTests {
    private let calls = CallRecorder()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func view(_ name: String) -> RecordedView {
        let view = RecordedView(frame: .zero)
        view.name = name
        view.recorder = calls
        return view
    }

    @Test func `in a tree without a window only superviews are spoken of`() {
        let (parent, child) = (view("P"), view("C"))
        parent.addSubview(child)
        #expect(calls.take() == "C.willMove(P) C.didMove(P) P.didAdd(C)")
        child.removeFromSuperview()
        #expect(calls.take() == "P.willRemove(C) C.willMove(nil) C.didMove(nil)")
    }

    @Test func `into a window, each view of the subtree hears of it, the upper one first`() {
        let (parent, child) = (view("P"), view("C"))
        parent.addSubview(child)
        _ = calls.take()
        window.addSubview(parent)
        #expect(
            calls.take() == """
                P.willMove(other) P.willMoveToWindow C.willMoveToWindow P.didMoveToWindow \
                C.didMoveToWindow P.didMove(other)
                """)
        #expect(child.window === window)
        parent.removeFromSuperview()
        #expect(
            calls.take() == """
                P.willMove(nil) P.willLeaveWindow C.willLeaveWindow P.didLeaveWindow \
                C.didLeaveWindow P.didMove(nil)
                """)
        #expect(child.window == nil)
    }

    @Test func `from one superview to another of the window, windows are not spoken of`() {
        let (old, new, child) = (view("A"), view("B"), view("C"))
        window.addSubview(old)
        window.addSubview(new)
        old.addSubview(child)
        _ = calls.take()
        new.addSubview(child)
        #expect(calls.take() == "C.willMove(B) A.willRemove(C) C.didMove(B) B.didAdd(C)")
    }

    @Test func `to another window, it is the new one that the view hears of`() {
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = view("C")
        window.addSubview(child)
        _ = calls.take()
        other.addSubview(child)
        #expect(
            calls.take()
                == "C.willMove(other) C.willMoveToWindow C.didMoveToWindow C.didMove(other)")
        #expect(child.window === other)
        #expect(window.subviews.isEmpty)
    }

    @Test func `a new order among siblings is no move`() {
        let (parent, child) = (view("P"), view("C"))
        parent.addSubview(child)
        parent.addSubview(view("D"))
        _ = calls.take()
        parent.bringSubviewToFront(child)
        parent.sendSubviewToBack(child)
        #expect(calls.take() == "")
    }

    @Test func `a view that moves to another window gives up what it was there`() {
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = RespondingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(child)
        #expect(child.becomeFirstResponder())
        other.addSubview(child)
        #expect(!child.isFirstResponder)
        #expect(child.becomeFirstResponder())
        window.addSubview(UIView(frame: .zero))
        #expect(child.isFirstResponder)
    }
}

/// A view that can be the first responder.
final class RespondingView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// A view that writes down what it hears of its tree.
private final class RecordedView: UIView {
    var name = ""
    var recorder: CallRecorder?

    private func record(_ call: String) { recorder?.record("\(name).\(call)") }

    private func name(of view: UIView?) -> String {
        guard let view else { return "nil" }
        return (view as? RecordedView)?.name ?? "other"
    }

    override func didAddSubview(_ subview: UIView) { record("didAdd(\(name(of: subview)))") }
    override func willRemoveSubview(_ subview: UIView) {
        record("willRemove(\(name(of: subview)))")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        record("willMove(\(name(of: newSuperview)))")
    }
    override func didMoveToSuperview() { record("didMove(\(name(of: superview)))") }
    override func willMove(toWindow newWindow: UIWindow?) {
        record(newWindow == nil ? "willLeaveWindow" : "willMoveToWindow")
    }
    override func didMoveToWindow() {
        record(window == nil ? "didLeaveWindow" : "didMoveToWindow")
    }
}
