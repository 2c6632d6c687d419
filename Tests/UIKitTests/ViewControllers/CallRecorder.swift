import UIKit

/// Writes down the calls that controllers get, in their order.
@MainActor final class CallRecorder {
    private(set) var calls: [String] = []

    func record(_ call: String) {
        calls.append(call)
    }

    /// What was recorded since the last time, one line.
    func take() -> String {
        defer { calls = [] }
        return calls.joined(separator: " ")
    }
}

/// A controller whose calls are recorded, each after its name.
class RecordedController: UIViewController {
    let name: String
    let recorder: CallRecorder
    /// Called in `viewWillAppear(_:)`, once.
    var onWillAppear: (() -> Void)?

    init(_ name: String, _ recorder: CallRecorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func record(_ call: String) {
        recorder.record("\(name).\(call)")
    }

    override func loadView() {
        record("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("viewDidLoad")
    }

    /// Called in `viewWillAppear(_:)`.
    var whenAppearing: ((RecordedController) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear")
        let action = onWillAppear
        onWillAppear = nil
        action?()
        whenAppearing?(self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Layout may come more than once; the order is what counts.
        if recorder.calls.last != "\(name).layout" { record("layout") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}
