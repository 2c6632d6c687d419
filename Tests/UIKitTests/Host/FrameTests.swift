import BeelineTesting
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FrameTests {
    private func screen(
        _ body: (HeadlessWindow, UIView, TestScreen) -> Void
    ) throws {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 100, height: 100), scale: 1)
        let host = try #require(screen.window.host as? HeadlessWindow)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Bee"
        controller.view.addSubview(label)
        _ = host.frame(at: 0)
        body(host, label, screen)
    }

    @Test func `a frame without a change asks for no other, and is the same node`() throws {
        try screen { host, _, screen in
            let node = host.frame(at: 0)
            #expect(!host.needsFrame)
            screen.settle()
            #expect(!host.needsFrame)
            #expect(host.frame(at: 1) === node)
        }
    }

    @Test func `each kind of change asks for a frame`() throws {
        let changes: [(String, (UIView) -> Void)] = [
            ("frame", { $0.frame.origin.x += 1 }), ("size", { $0.frame.size.width += 1 }),
            ("colour", { $0.backgroundColor = .red }), ("alpha", { $0.alpha = 0.5 }),
            ("hidden", { $0.isHidden = true }), ("text", { ($0 as? UILabel)?.text = "Hive" }),
            ("layout", { $0.setNeedsLayout() }), ("display", { $0.setNeedsDisplay() }),
            ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
            ("subview", { $0.addSubview(UIView(frame: .zero)) }),
            ("removal", { $0.removeFromSuperview() }), ("border", { $0.layer.borderWidth = 1 }),
            ("style", { $0.overrideUserInterfaceStyle = .dark }), ("mask", { $0.mask = UIView() }),
            ("scroll", { $0.superview?.bounds.origin.y = 9 }),
            ("label", { $0.accessibilityLabel = "Name" }), ("z", { $0.layer.zPosition = 1 }),
        ]
        for (name, change) in changes {
            try screen { host, label, _ in
                change(label)
                #expect(host.needsFrame, "\(name)")
                _ = host.frame(at: 1)
                #expect(!host.needsFrame, "\(name)")
            }
        }
    }
}
