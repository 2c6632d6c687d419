import Foundation
import UIKit

/// Prints what the host's own work costs: medians of many runs, in microseconds.
@MainActor
final class Measurements {
    private final class Source {}

    private let window = GTKWindow(title: "Measurements", size: CGSize(width: 400, height: 800))
    private let sources = (0..<200).map { _ in Source() }

    static func run() {
        WindowCheck.openDisplay()
        let measurements = Measurements()
        measurements.window.show()
        MainLoop.main.performWhenIdle {
            Task {
                measurements.measureElements()
                await measurements.measureHops()
                MainLoop.main.stop()
            }
        }
        exit(MainLoop.main.run())
    }

    private func measureElements() {
        let lists = [elements(at: 0), elements(at: 1)]
        print("200 elements made and removed", of: 21) {
            window.setAccessibleElements(lists[0])
            window.setAccessibleElements([])
        }
        window.setAccessibleElements(lists[0])
        print("200 elements without a change", of: 101) { window.setAccessibleElements(lists[0]) }
        var isMoved = false
        print("200 elements moved", of: 101) {
            isMoved.toggle()
            window.setAccessibleElements(lists[isMoved ? 1 : 0])
        }
        var first = 0
        print("a list of 20 of them scrolled by one", of: 101) {
            first = (first + 1) % 180
            window.setAccessibleElements(Array(lists[0][first..<first + 20]))
        }
        window.setAccessibleElements(lists[0])
        var count = 0
        print("1 of 200 elements renamed", of: 101) {
            count += 1
            var list = lists[0]
            list[100].label = "Label \(count)"
            window.setAccessibleElements(list)
        }
    }

    /// From the main actor to another executor and back, through GLib's loop.
    private func measureHops() async {
        var durations: [Duration] = []
        for _ in 0..<2001 {
            let start = ContinuousClock.now
            await Task.detached {}.value
            durations.append(start.duration(to: .now))
        }
        print("hop to another executor and back", durations)
    }

    private func elements(at offset: CGFloat) -> [HostAccessibleElement] {
        sources.enumerated().map { index, source in
            HostAccessibleElement(
                identifier: ObjectIdentifier(source), role: .button, label: "Button \(index)",
                frame: CGRect(x: 10, y: CGFloat(index) * 4 + offset, width: 100, height: 18),
                isFocusable: true)
        }
    }

    private func print(_ name: String, of count: Int, _ body: () -> Void) {
        var durations: [Duration] = []
        for _ in 0..<count {
            let start = ContinuousClock.now
            body()
            durations.append(start.duration(to: .now))
        }
        print(name, durations)
    }

    private func print(_ name: String, _ durations: [Duration]) {
        let sorted = durations.sorted()
        let median = sorted[sorted.count / 2] / .microseconds(1)
        report("\(name): \(Int(median.rounded())) µs")
    }
}
