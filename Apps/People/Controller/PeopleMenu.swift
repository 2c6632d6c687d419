import SharedScreens
import UIKit

/// What can be done with all people: the menu of the list.
@MainActor enum PeopleMenu {
    static func elements(of controller: PeopleController) -> [UIMenuElement] {
        guard let provider = controller.provider, let navigation = controller.navigation else {
            return []
        }
        let orders = PeopleFilter.Order.allCases.map { order in
            UIAction(
                title: order.name, state: provider.filter.order == order ? .on : .off
            ) { [weak provider] _ in provider?.filter.order = order }
        }
        let import_ = action("Import…", "square.and.arrow.down") { $0.chooseImport() }
        let export = action("Export All…", "square.and.arrow.up") { $0.export(nil) }
        let groups = action("Groups", "person.2") { $0.showGroups() }
        let sync = action("Sync", "arrow.triangle.2.circlepath") { $0.showSync() }
        return [
            UIMenu(title: localized("Sort By"), options: .displayInline, children: orders),
            UIMenu(options: .displayInline, children: [groups, sync].map { $0(navigation) }),
            UIMenu(options: .displayInline, children: [import_, export].map { $0(navigation) }),
            UIMenu(
                options: .displayInline,
                children: StepActions(undoName: provider.undoName, redoName: provider.redoName)
                    .actions(
                        undo: { [weak controller] in controller?.perform { try await $0.undo() } },
                        redo: { [weak controller] in controller?.perform { try await $0.redo() } })
            ),
        ]
    }

    private static func action(
        _ title: String, _ symbol: String,
        _ body: @escaping @MainActor (any PeopleNavigation) -> Void
    ) -> @MainActor (any PeopleNavigation) -> UIAction {
        { navigation in
            UIAction(title: localized(title), image: UIImage(systemName: symbol)) {
                [weak navigation] _ in navigation.map(body)
            }
        }
    }
}

extension PeopleFilter.Order {
    /// For a menu.
    fileprivate var name: String {
        switch self {
        case .familyName: localized("Last Name")
        case .givenName: localized("First Name")
        }
    }
}
