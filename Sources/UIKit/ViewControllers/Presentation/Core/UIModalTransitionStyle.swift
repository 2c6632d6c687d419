/// How a controller moves when it is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the lower edge, and down again.
    case coverVertical = 0
    /// As if the old screen and the new one were the two sides of a card.
    case flipHorizontal = 1
    /// One screen fades into the other.
    case crossDissolve = 2
}
