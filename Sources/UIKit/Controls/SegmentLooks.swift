import Foundation

/// What a segment looks like in one of its states. Numbers and colours are those of Apple's design
/// resources for iOS 16 (Segmented Controls).
@MainActor struct SegmentLooks {
    /// In points.
    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 8.91
    static let pillRadius: CGFloat = 6.93
    static let pillInset: CGFloat = 2
    static let dividerHeight: CGFloat = 15
    static let dividerColor = UIColor { traits in
        UIColor(
            red: 142 / 255, green: 142 / 255, blue: 147 / 255,
            alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.3)
    }
    static let pillColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }

    let font: UIFont
    let color: UIColor
    let alpha: CGFloat

    init(
        isSelected: Bool, isHighlighted: Bool, isEnabled: Bool,
        attributes: [UIControl.State: [NSAttributedString.Key: Any]]
    ) {
        var states: [UIControl.State] = []
        if !isEnabled { states.append(.disabled) }
        if isSelected { states.append(.selected) }
        if isHighlighted { states.append(.highlighted) }
        states.append(.normal)
        func value<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
            for state in states {
                if let value = attributes[state]?[key] as? Value { return value }
            }
            return nil
        }
        font =
            value(.font, as: UIFont.self)
            ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
        color = value(.foregroundColor, as: UIColor.self) ?? .label
        alpha = isEnabled ? (isHighlighted ? 0.3 : 1) : 0.3
    }
}
