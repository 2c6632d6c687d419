/// How somebody begins who starts an app for the first time.
@MainActor public struct Welcome {
    /// One way to begin.
    @MainActor public struct Way {
        let title: String
        let begin: @MainActor () -> Void

        /// - Parameter begin: Called when the welcome has gone from the screen.
        public init(_ title: String, begin: @escaping @MainActor () -> Void = {}) {
            self.title = title
            self.begin = begin
        }
    }

    let app: String
    let symbol: String
    let title: String
    let detail: String
    let ways: [Way]

    /// - Parameters:
    ///   - app: The name of the app.
    ///   - symbol: The name of a symbol for it.
    ///   - title: What it says first.
    ///   - detail: What it is, in a sentence.
    ///   - ways: The ways to begin, the one for most people first.
    public init(app: String, symbol: String, title: String, detail: String, ways: [Way]) {
        self.app = app
        self.symbol = symbol
        self.title = title
        self.detail = detail
        self.ways = ways
    }
}
