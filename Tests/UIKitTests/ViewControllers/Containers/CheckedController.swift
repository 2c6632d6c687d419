import UIKit

/// Checks that its calls come in legal orders.
final class CheckedController: UIViewController {
    enum State { case gone, appearing, here, leaving }

    let name: String
    private(set) var state = State.gone
    private var isAppearingCalls = 0
    var fault: ((String) -> Void)?

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func go(from allowed: [State], to next: State, _ call: String) {
        if !allowed.contains(state) { fault?("\(name).\(call) while \(state)") }
        state = next
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAppearingCalls = 0
        go(from: [.gone, .leaving], to: .appearing, "viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        isAppearingCalls += 1
        if state != .appearing || isAppearingCalls > 1 {
            fault?("\(name).viewIsAppearing while \(state)")
        }
        if view.window == nil { fault?("\(name).viewIsAppearing outside of a window") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(from: [.appearing], to: .here, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(from: [.here, .appearing], to: .leaving, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(from: [.leaving], to: .gone, "viewDidDisappear")
    }
}

/// A controller that ought to be gone once nobody shows it.
@MainActor struct WeakController {
    weak var controller: CheckedController?
}
