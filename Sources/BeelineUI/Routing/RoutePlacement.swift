/// How a screen comes to the ones before it.
public enum RoutePlacement: Hashable, Sendable {
    /// On the stack of the navigation controller that is seen.
    case push
    /// Before everything that is seen.
    case present
    /// As a tab of the tab bar controller, by its number. The tab's controller is there already.
    case tab(Int)
}
