import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Presents and dismisses at random, some of it in the midst of movements, and looks at what must hold
/// at every rest: calls in pairs, nothing left behind, and on top what the program was told is there.
@MainActor @Suite(.serialized) struct PresentationFuzzTests {
    @Test func `whatever is presented and dismissed, calls come in pairs and nothing stays behind`()
    {
        for round in 0..<FuzzPlan.rounds(standard: 60) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            let run = PresentationRun()
            for _ in 0..<Int.random(in: 2...14, using: &random) { run.step(&random) }
            if let problem = run.finish() {
                Issue.record("FUZZ_SEED=\(seed): \(problem)\n\(run.log.joined(separator: "\n"))")
                return
            }
        }
    }
}

@MainActor private final class PresentationRun {
    private let root = CountingController()
    private let screen: TestScreen
    private(set) var log: [String] = []
    private var made: [() -> CountingController?] = []
    private var problem: String?

    init() {
        screen = TestScreen(root, size: CGSize(width: 900, height: 700))
    }

    private var chain: [UIViewController] {
        Array(sequence(first: root as UIViewController) { $0.presentedViewController })
    }

    func step(_ random: inout SplitMix64) {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: present(animated, &random)
        case 4...5: dismiss(animated, &random)
        case 6:
            log.append("escape")
            screen.press(.escape)
        case 7:
            let size = CGSize(width: Bool.random(using: &random) ? 500 : 900, height: 700)
            log.append("resize \(size.width)")
            screen.resize(to: size)
        default:
            let times: [TimeInterval] = [0.016, 0.1, 0.25, 1]
            let time: TimeInterval = times.randomElement(using: &random) ?? 1
            log.append("advance \(time)")
            screen.advance(by: time)
        }
    }

    private func present(_ animated: Bool, _ random: inout SplitMix64) {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .currentContext,
            .overCurrentContext,
        ]
        let chain = chain
        let presenter = chain.randomElement(using: &random) ?? root
        let controller = CountingController()
        controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .pageSheet
        controller.modalTransitionStyle =
            [.coverVertical, .crossDissolve, .flipHorizontal].randomElement(using: &random)
            ?? .coverVertical
        controller.popoverPresentationController?.sourceView = presenter.view
        controller.isModalInPresentation = Int.random(in: 0..<6, using: &random) == 0
        made.append { [weak controller] in controller }
        log.append(
            """
            present \(controller.modalPresentationStyle) \(controller.modalTransitionStyle) on \
            \(chain.firstIndex { $0 === presenter } ?? 0) animated \(animated)
            """)
        _ = Diagnostics.warnings { presenter.present(controller, animated: animated) }
    }

    private func dismiss(_ animated: Bool, _ random: inout SplitMix64) {
        let chain = chain
        let controller = chain.randomElement(using: &random) ?? root
        log.append("dismiss \(chain.firstIndex { $0 === controller } ?? 0) animated \(animated)")
        controller.dismiss(animated: animated)
    }

    /// Lets all come to rest, looks, dismisses all, and looks again.
    func finish() -> String? {
        rest()
        if let problem = check() { return problem }
        root.dismiss(animated: true)
        rest()
        if root.presentedViewController != nil { return "something is presented still" }
        if let problem = check() { return "after the dismissal: \(problem)" }
        if screen.window.subviews.count != 1 { return "\(screen.window.subviews.count) subviews" }
        for controller in made where controller() != nil { return "a controller is kept" }
        return nil
    }

    /// What waited for one movement may begin the next, and needs time of its own.
    private func rest() {
        _ = Diagnostics.warnings { for _ in 0..<12 { screen.advance(by: 1) } }
    }

    private func check() -> String? {
        let chain = chain
        for (index, controller) in chain.enumerated() {
            guard let counting = controller as? CountingController else { continue }
            if let problem = counting.problem { return "\(index): \(problem)" }
            if controller.isBeingPresented || controller.isBeingDismissed {
                return "\(index) is still moving"
            }
        }
        for controller in made.compactMap({ $0() }) {
            if let problem = controller.problem { return problem }
            let isShown = chain.contains { $0 === controller }
            if !isShown, controller.appearance != .disappeared { return "one that is gone appears" }
        }
        let top = chain[chain.count - 1]
        if top.appearance != .appeared { return "the one on top is \(top.appearance)" }
        if top.viewIfLoaded?.window == nil { return "the one on top is in no window" }
        return nil
    }
}

/// Sees to it that the four calls come in turn.
private final class CountingController: UIViewController {
    var problem: String?
    private var last = "didDisappear"

    private func note(_ call: String, after allowed: [String]) {
        if !allowed.contains(last) { problem = "\(call) after \(last)" }
        last = call
    }

    override func viewWillAppear(_ animated: Bool) {
        note("willAppear", after: ["didDisappear", "willDisappear"])
    }

    override func viewDidAppear(_ animated: Bool) {
        note("didAppear", after: ["willAppear"])
    }

    override func viewWillDisappear(_ animated: Bool) {
        note("willDisappear", after: ["didAppear", "willAppear"])
    }

    override func viewDidDisappear(_ animated: Bool) {
        note("didDisappear", after: ["willDisappear"])
    }
}
