final class NamesController: UIViewController {
    // breach: is no section of a controller
    // MARK: - Actions
    func act() {}
    // breach: is no section of a controller
    // MARK: UI
    func update() {}
    // breach: is no section of a controller
    //MARK: - Helpers
}
// breach: is no section of a controller
// MARK: - Table
extension NamesController: UITableViewDelegate {}
