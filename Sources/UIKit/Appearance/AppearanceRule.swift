import Foundation

/// Whose look is set, and where.
@MainActor final class AppearanceRule {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    var settings: [AnyHashable: AppearanceSetting] = [:]

    /// Whether a view is one of those whose look it is.
    let concerns: (UIView) -> Bool
    /// Whether a class is the rule's, or one below it.
    private let includes: (UIView.Type) -> Bool

    init<View: UIView>(
        for type: View.Type, containers: [any UIAppearanceContainer.Type] = [],
        traits: UITraitCollection? = nil
    ) {
        self.type = type
        self.containers = containers
        self.traits = traits
        concerns = { $0 is View }
        includes = { $0 is View.Type }
    }

    func isSame(as other: AppearanceRule) -> Bool {
        type == other.type && traits == other.traits
            && containers.map { ObjectIdentifier($0) }
                == other.containers.map { ObjectIdentifier($0) }
    }

    /// Whether the other rule is for a class below this one's.
    func isWider(than other: AppearanceRule) -> Bool {
        type != other.type && includes(other.type)
    }

    /// How near the root the outermost of the containers is, when the view is in all of them, the
    /// first one the innermost; `nil` when it isn't.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    func outermostContainer(of view: UIView) -> Int? {
        guard !containers.isEmpty else { return .max }
        var wanted = containers[...]
        var responder = view.next
        var found: UIResponder?
        while let current = responder {
            if let type = wanted.first, Self.isInstance(current, of: type) {
                wanted.removeFirst()
                found = current
            }
            responder = current.next
        }
        guard wanted.isEmpty, let found else { return nil }
        return sequence(first: found, next: \.next).reduce(0) { count, _ in count + 1 }
    }

    private static func isInstance<Container: UIAppearanceContainer>(
        _ object: UIResponder, of type: Container.Type
    ) -> Bool {
        object is Container
    }

    /// Whether a view has what the rule's traits say.
    func matches(_ traits: UITraitCollection) -> Bool {
        guard let wanted = self.traits else { return true }
        return wanted.over(traits) == traits
    }
}
