import Foundation

/// What bars show of a controller; made when it is first asked for.
@MainActor final class ControllerBarItems {
    private var navigationItem: UINavigationItem?
    private var tabBarItem: UITabBarItem?
    private var editButton: UIBarButtonItem?
    var toolbarItems: [UIBarButtonItem]?

    func navigationItem(of controller: UIViewController) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let item = UINavigationItem(title: "")
        item.title = controller.title
        item.owner = controller
        navigationItem = item
        return item
    }

    func tabBarItem(title: String?) -> UITabBarItem {
        if let tabBarItem { return tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        tabBarItem = item
    }

    func titleDidChange(to title: String?) {
        navigationItem?.title = title
        tabBarItem?.title = title
    }

    // MARK: - Editing

    func editButton(of controller: UIViewController) -> UIBarButtonItem {
        if let editButton { return editButton }
        let action = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
        item.possibleTitles = [systemText("Edit"), systemText("Done")]
        editButton = item
        editingDidChange(to: controller.isEditing)
        return item
    }

    func editingDidChange(to isEditing: Bool) {
        editButton?.title = isEditing ? systemText("Done") : systemText("Edit")
        editButton?.style = isEditing ? .done : .plain
    }
}
