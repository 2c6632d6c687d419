final class OrderController: UIViewController {
    // MARK: - UI
    func update() {}
    // breach: Life cycle comes after UI
    // MARK: - Life cycle
    func viewDidLoad() {}
    // MARK: - Callbacks
    // breach: Callbacks comes after Callbacks
    // MARK: - Callbacks
    // breach: Delegates comes after Callbacks
    // MARK: - Delegates
    func tableView() {}
}
