extension UIWindow {
    /// The title bar shows the scene's title, or else the root controller's, or that of the screen that
    /// is seen. Looked at after each layout too, for whatever changes the screen asks for one.
    final func titleMayHaveChanged() {
        guard let host else { return }
        let title = windowScene?.title ?? rootViewController?.title ?? titleOfScreen ?? ""
        if host.title != title { host.title = title }
    }

    /// That of the topmost screen that has one. What only asks or tells something before a screen, or
    /// lies beside it, is none.
    private var titleOfScreen: String? {
        var title: String?
        var controller = rootViewController
        while let current = controller {
            if current.isScreen { title = current.titleOfScreen ?? title }
            controller = current.presentation?.presented
        }
        return title
    }
}

extension UIViewController {
    fileprivate var isScreen: Bool {
        !(self is UIAlertController)
            && !(ownPresentation?.active is UIPopoverPresentationController)
    }

    /// Its own, or that of the innermost controller in it that has one.
    fileprivate var titleOfScreen: String? {
        var (title, controller) = (title, self)
        while let child = controller.shownChild {
            controller = child
            title = child.title ?? title
        }
        return title
    }
}
