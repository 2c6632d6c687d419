final class PlacesController: UIViewController {
    // breach: update stands in no section
    func update() {}
    init() {}  // breach: init stands in no section
    // MARK: - UI
    override func viewDidAppear(_ animated: Bool) {}  // breach: viewDidAppear stands in UI
    func show() {}
}
