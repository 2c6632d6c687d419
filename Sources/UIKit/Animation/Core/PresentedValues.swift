import Foundation

/// What a layer's animated properties show at one moment.
@MainActor struct PresentedValues {
    private var list: [(key: String, value: AnimatableValue)] = []
    /// Asked for what nothing has changed yet. It owns the values.
    private unowned let layer: CALayer

    init(of layer: CALayer) {
        self.layer = layer
    }

    /// - Complexity: O(*n*) in the number of animated properties.
    func value(_ key: String) -> AnimatableValue? {
        changed(key) ?? layer.animatableValue(forKey: key)
    }

    /// The value, if an animation changes it.
    func changed(_ key: String) -> AnimatableValue? {
        list.first { $0.key == key }?.value
    }

    mutating func set(_ key: String, _ value: AnimatableValue) {
        if let index = list.firstIndex(where: { $0.key == key }) {
            list[index].value = value
        } else {
            list.append((key, value))
        }
    }

    var all: [(key: String, value: AnimatableValue)] { list }
}
