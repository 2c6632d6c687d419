import BeelineTesting
import Foundation

@testable import UIKit

/// A screen with a button that has a menu, and what a person does there.
@MainActor final class MenuScreen {
    /// Makes the screen when a test first asks for it, and not with the suite.
    @MainActor final class Later {
        private(set) lazy var screen = MenuScreen()
    }

    let screen: TestScreen
    let button: UIButton
    let controller = UIViewController()
    /// The titles of what was chosen.
    var chosen: [String] = []

    init(
        _ menu: UIMenu? = nil, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        buttonFrame: CGRect = CGRect(x: 40, y: 100, width: 120, height: 44),
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = buttonFrame
        button.showsMenuAsPrimaryAction = true
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        screen = TestScreen(
            controller, size: size, scale: scale, style: style, contentSize: contentSize,
            direction: direction)
        button.menu = menu
    }

    func action(
        _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) },
            attributes: attributes, state: state
        ) { [weak self] in self?.chosen.append($0.title) }
    }

    /// Opens the menu and waits until it stands still.
    func open() {
        screen.tap(at: button.center)
        screen.advance(by: 1)
    }

    func choose(_ title: String) throws {
        try screen.tap(row(title))
        screen.advance(by: 1)
    }

    var menu: MenuPresentation? { screen.window.openMenu }

    var platter: MenuPlatter? { menu?.top }

    /// The titles of the menu on top, with the highlighted one in brackets.
    var rows: [String] {
        (platter?.list.rows ?? []).map { row in
            let title = row.element == nil ? "…" : row.title
            return row.isHighlighted ? "[\(title)]" : title
        }
    }

    func row(_ title: String) throws -> MenuRowView {
        guard let row = platter?.list.rows.first(where: { $0.title == title }) else {
            throw NoSuchRow(title: title, rows: rows)
        }
        return row
    }

    func middle(of title: String) throws -> CGPoint {
        let row = try row(title)
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    /// Presses a key that types a letter.
    func type(_ letters: String) {
        guard let host = screen.window.host else { return }
        for letter in letters.unicodeScalars {
            for isPress in [true, false] {
                _ = screen.window.hostWindow(
                    host,
                    received: HostKeyEvent(
                        isPress: isPress, isRepeat: false, keyValue: letter.value,
                        characters: String(letter), modifiers: [],
                        time: Platform.current.clock.now))
            }
        }
        screen.settle()
    }

    struct NoSuchRow: Error {
        let title: String
        let rows: [String]
    }
}
