/// What a cell shows, as a value: the same one serves a table's cell, a collection's cell and a header.
@MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one of the same kind when it is set.
@MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. Default: one of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
