import Foundation

/// A property that can be set for a whole class.
@MainActor struct AppearanceProperty {
    /// Takes what was set on the first view, in comparison with the second, to the third, unless that
    /// has a value of its own.
    let apply: (_ prototype: UIView, _ plain: UIView, _ view: UIView) -> Void

    init<Owner: UIView, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>,
        isEqual: @escaping (Value, Value) -> Bool
    ) {
        apply = { prototype, plain, view in
            guard let prototype = prototype as? Owner, let plain = plain as? Owner,
                let view = view as? Owner
            else { return }
            let value = prototype[keyPath: path]
            guard !isEqual(value, plain[keyPath: path]),
                isEqual(view[keyPath: path], plain[keyPath: path])
            else { return }
            view[keyPath: path] = value
        }
    }

    init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(path) { $0 == $1 }
    }
}

extension UIView {
    /// A tint colour is the superview's while the view has none of its own.
    final var explicitTintColor: UIColor? {
        get { attribute(\.tintColor) }
        set { tintColor = newValue }
    }
}
