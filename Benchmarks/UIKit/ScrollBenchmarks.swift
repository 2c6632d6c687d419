import UIKit

/// A scroll view in a window without a display: what a frame costs in which its content moved, and
/// one in which nothing did. The picture is made as nodes and not drawn.
@MainActor
enum ScrollBenchmarks {
    static let all = [
        Benchmark("Scroll.frame.20 labels", count: frames) { scroll(small) },
        Benchmark("Scroll.frame.1k labels", count: frames) { scroll(large) },
        Benchmark("Scroll.frame.1k labels in 1 view", count: frames) { scroll(nested) },
        Benchmark("Scroll.frame.at rest", count: frames) {
            for _ in 0..<frames { _ = large.window.frameNode() }
        },
    ]

    private static let frames = 200
    private static let small = Scene(labels: 20, inOneView: false)
    private static let large = Scene(labels: 1_000, inOneView: false)
    private static let nested = Scene(labels: 1_000, inOneView: true)

    /// As two fingers on a touchpad do. An offset that the program sets costs more, since assistive
    /// technology is told of each; while a person scrolls it is told at the end.
    private static func scroll(_ scene: Scene) {
        for frame in 0..<frames {
            scene.scroll(by: frame < frames / 2 ? 1 : -1)
            _ = scene.window.frameNode()
        }
    }

    @MainActor private final class Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        init(labels: Int, inOneView: Bool) {
            let size = CGSize(width: 390, height: max(2_000, labels * 40))
            let content = UIView(frame: CGRect(origin: .zero, size: size))
            for index in 0..<labels {
                let label = UILabel(frame: CGRect(x: 16, y: index * 40, width: 358, height: 40))
                label.text = "Row \(index)"
                (inOneView ? content : scrollView).addSubview(label)
            }
            if inOneView { scrollView.addSubview(content) }
            scrollView.contentSize = size
            window.addSubview(scrollView)
            window.makeKeyAndVisible()
            _ = window.frameNode()
        }

        func scroll(by step: CGFloat) {
            guard let host = window.host else { return }
            window.hostWindow(
                host,
                received: HostPointerEvent(
                    phase: .scrolled, device: .mouse, sequence: 0, button: 0,
                    location: CGPoint(x: 100, y: 100), scrollDelta: CGVector(dx: 0, dy: step),
                    time: 0, modifiers: []))
        }
    }
}
