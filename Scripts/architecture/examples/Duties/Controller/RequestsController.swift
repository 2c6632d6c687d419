final class RequestsController: UIViewController {
    let client: WebClient  // breach: A controller makes a request: WebClient
    // MARK: - Callbacks
    func load() async throws {
        let request = URLRequest(url: url)  // breach: URLRequest
        let (data, _) = try await URLSession.shared.data(for: request)  // breach: URLSession
        send(HTTPRequest(.get, url))  // breach: HTTPRequest
    }
}
