public import Foundation

/// A way to work a view that is added to it as an object.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// Called before the interaction is added, or with `nil` before it is removed.
    func willMove(to view: UIView?)
    /// Called when the interaction was added, or with `nil` when it was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds a way to work the view; it leaves the view that it was in.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        changeAttributes { $0.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        changeAttributes { $0.interactions.removeAll { $0 === interaction } }
        interaction.didMove(to: nil)
    }

    public var interactions: [any UIInteraction] {
        get { attribute(\.interactions) }
        set {
            for interaction in attribute(\.interactions) { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }
}
