import Foundation

/// Where the keyboard was on each screen of a stack: who comes back goes on there.
@MainActor final class NavigationFocus {
    private struct Place {
        weak var view: UIView?
    }

    private var places: [ObjectIdentifier: Place] = [:]

    /// The screen is about to go.
    func keep(_ screen: UIViewController) {
        guard let view = screen.viewIfLoaded, let focused = view.window?.focusedView,
            focused.isDescendant(of: view)
        else { return }
        places[ObjectIdentifier(screen)] = Place(view: focused)
    }

    /// The screen has come. Where the keyboard was put on it meanwhile, it stays.
    func restore(_ screen: UIViewController) {
        guard let view = places.removeValue(forKey: ObjectIdentifier(screen))?.view,
            let window = view.window, view.isDescendant(of: screen.loadedView),
            !window.focus.wasPut(into: screen.loadedView)
        else { return }
        window.focus.move(to: view, in: window)
    }

    func forget(allBut stack: [UIViewController]) {
        let kept = Set(stack.map { ObjectIdentifier($0) })
        places = places.filter { kept.contains($0.key) }
    }
}
