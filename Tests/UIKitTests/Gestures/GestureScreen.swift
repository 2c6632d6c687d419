import BeelineTesting
import UIKit

/// A screen with one plain view on which gestures are made; what recognizers do is written down.
@MainActor final class GestureScreen {
    let screen: TestScreen
    let view: UIView
    private(set) var calls: [String] = []
    private var targets: [RecordingTarget] = []

    init(size: CGSize = CGSize(width: 300, height: 300)) {
        let controller = UIViewController()
        screen = TestScreen(controller, size: size)
        view = controller.view
    }

    /// Adds a recognizer whose states are recorded after its name.
    @discardableResult func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
    ) -> Recognizer {
        let target = RecordingTarget { [weak self] in self?.calls.append("\(name).\($0)") }
        targets.append(target)
        recognizer.name = name
        recognizer.addTarget(target, action: Selector("recognize:"))
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func record(_ call: String) {
        calls.append(call)
    }

    /// What was recorded since the last time; repeated changes count once.
    func take() -> String {
        defer { calls = [] }
        var seen: [String] = []
        for call in calls where !(call.hasSuffix(".changed") && seen.last == call) {
            seen.append(call)
        }
        return seen.joined(separator: " ")
    }
}

@MainActor private final class RecordingTarget: NSObject, ExposesMembers {
    private let record: (UIGestureRecognizer.State) -> Void

    init(_ record: @escaping (UIGestureRecognizer.State) -> Void) {
        self.record = record
    }

    func recognize(_ recognizer: UIGestureRecognizer) {
        record(recognizer.state)
    }

    class var exposedMembers: ExposedMembers {
        ExposedMembers().action("recognize:", RecordingTarget.recognize)
    }
}

/// Writes down what it is told of touches.
final class TouchView: UIView {
    var record: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("cancelled")
    }
}
