/// How far something is that is loaded: what a screen's empty message, spinner
/// and error view show.
///
/// There may be something to show while it is loaded again, and after that
/// failed; ``Pager`` keeps it apart from this.
public enum LoadState: Sendable {
    /// Nobody has asked for it yet.
    case idle
    /// It is on its way.
    case loading
    /// It is here.
    case loaded
    /// It did not come.
    case failed(any Error)

    /// Whether it is on its way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Whether it is here.
    public var isLoaded: Bool {
        if case .loaded = self { true } else { false }
    }

    /// Why it did not come.
    public var error: (any Error)? {
        if case .failed(let error) = self { error } else { nil }
    }
}
