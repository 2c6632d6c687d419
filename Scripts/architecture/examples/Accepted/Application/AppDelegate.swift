// Long, in another order and in sections of its own: no controller.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func before() {}

    // MARK: - Screens

    func first() {}
    func second() {}
    func third() {}
    func fourth() {}
    func fifth() {}
    func sixth() {}
    func seventh() {}

    // MARK: - Life cycle

    let session = URLSession.shared
}
