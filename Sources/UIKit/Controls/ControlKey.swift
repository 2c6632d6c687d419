import Foundation

/// What a key does to a control that stands at a number or at one of several places.
enum ControlKey {
    case decrease, increase
    case decreaseMuch, increaseMuch
    case first, last

    /// Left and right go with the direction of reading, up is more.
    init?(_ key: UIKey, runsLeft: Bool) {
        switch key.keyCode {
        case .keyboardLeftArrow: self = runsLeft ? .increase : .decrease
        case .keyboardRightArrow: self = runsLeft ? .decrease : .increase
        case .keyboardUpArrow: self = .increase
        case .keyboardDownArrow: self = .decrease
        case .keyboardPageUp: self = .increaseMuch
        case .keyboardPageDown: self = .decreaseMuch
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        default: return nil
        }
    }
}
