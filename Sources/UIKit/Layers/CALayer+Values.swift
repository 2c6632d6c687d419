import Foundation

// The properties that can be animated, by their names.

extension CALayer {
    static let standardKeys = [
        "bounds", "position", "anchorPoint", "transform", "sublayerTransform", "zPosition",
        "opacity",
        "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity",
        "shadowRadius", "shadowOffset", "shadowColor",
    ]

    func standardValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "bounds": .rect(bounds)
        case "position": .point(position)
        case "anchorPoint": .point(anchorPoint)
        case "transform": .transform(transform)
        case "sublayerTransform": .transform(sublayerTransform)
        case "zPosition": .number(zPosition)
        case "opacity": .number(CGFloat(opacity))
        case "backgroundColor": .color(backgroundColor)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor)
        case "shadowOpacity": .number(CGFloat(shadowOpacity))
        case "shadowRadius": .number(shadowRadius)
        case "shadowOffset": .size(shadowOffset)
        case "shadowColor": .color(shadowColor)
        default: nil
        }
    }

    func setStandardValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("bounds", .rect(let value)): bounds = value
        case ("position", .point(let value)): position = value
        case ("anchorPoint", .point(let value)): anchorPoint = value
        case ("transform", .transform(let value)): transform = value
        case ("sublayerTransform", .transform(let value)): sublayerTransform = value
        case ("zPosition", .number(let value)): zPosition = value
        case ("opacity", .number(let value)): opacity = Float(value)
        case ("backgroundColor", .color(let value)): backgroundColor = value
        case ("cornerRadius", .number(let value)): cornerRadius = value
        case ("borderWidth", .number(let value)): borderWidth = value
        case ("borderColor", .color(let value)): borderColor = value
        case ("shadowOpacity", .number(let value)): shadowOpacity = Float(value)
        case ("shadowRadius", .number(let value)): shadowRadius = value
        case ("shadowOffset", .size(let value)): shadowOffset = value
        case ("shadowColor", .color(let value)): shadowColor = value
        default: break
        }
    }
}

/// `layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")`; other names carry what they are
/// given.
extension CALayer: CarriesValues {
    func carriedValue(forKeyPath keyPath: String) -> Any? {
        guard let path = AnimationKeyPath(keyPath),
            let whole = animatableValue(forKey: path.property)
        else { return decoration.values[keyPath] }
        return path.value(in: whole)?.any
    }

    func carry(_ value: Any?, forKeyPath keyPath: String) {
        if let path = AnimationKeyPath(keyPath), let whole = animatableValue(forKey: path.property)
        {
            guard let value = value.flatMap({ AnimatableValue($0) }) else { return }
            setAnimatableValue(path.setting(value, in: whole), forKey: path.property)
        } else {
            changeDecoration { $0.values[keyPath] = value }
        }
    }
}
