import Foundation

/// Makes animations of the changes of views' layers, while its closure runs.
@MainActor protocol LayerActionSource: AnyObject {
    func layer(
        _ layer: CALayer, changed key: String, from old: AnimatableValue, to new: AnimatableValue)
}

/// Who animates the changes of views' layers now.
@MainActor enum LayerActions {
    private static var sources: [any LayerActionSource] = []

    /// False while `UIView.setAnimationsEnabled(false)` holds.
    static var isEnabled = true {
        didSet { update() }
    }

    /// Read with each change of each layer, so it is kept and not worked out.
    private(set) static var areInPlay = false

    static var current: (any LayerActionSource)? { areInPlay ? sources.last : nil }

    static func perform(with source: any LayerActionSource, _ changes: () -> Void) {
        sources.append(source)
        update()
        defer {
            sources.removeLast()
            update()
        }
        changes()
    }

    static func performWithoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        changes()
    }

    private static func update() {
        areInPlay = isEnabled && !sources.isEmpty
    }
}
