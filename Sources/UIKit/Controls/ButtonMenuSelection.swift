import Foundation

/// Keeps a button's title at the element of its menu that is marked: a pop-up button
/// (https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction).
@MainActor final class ButtonMenuSelection {
    func isActive(_ button: UIButton) -> Bool {
        button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction
            && button.menu != nil
    }

    /// Marks the first element if none is marked, and shows what is.
    func update(_ button: UIButton) {
        guard isActive(button), let menu = button.menu else { return }
        let choices = menu.leaves.filter {
            $0.shownAttributes.isDisjoint(with: [.hidden, .disabled])
        }
        guard let chosen = menu.selectedElements.first ?? choices.first else { return }
        menu.mark(chosen)
        show(chosen, button)
    }

    func choose(_ element: UIMenuElement, _ button: UIButton) {
        guard isActive(button), let menu = button.menu,
            menu.leaves.contains(where: { $0 === element })
        else { return }
        menu.mark(element)
        show(element, button)
    }

    private func show(_ element: UIMenuElement, _ button: UIButton) {
        if button.configuration != nil {
            button.configuration?.title = element.title
            button.configuration?.image = element.image
        } else {
            button.setTitle(element.title, for: .normal)
            button.setImage(element.image, for: .normal)
        }
    }
}
