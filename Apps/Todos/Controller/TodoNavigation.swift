import SharedScreens

/// Shows the screens that others lead to. No controller knows the next one.
@MainActor protocol TodoNavigation: FailureNavigation {
    /// A calendar for when something is due.
    func showDue(of todo: Todo)
    func showSync()
}
