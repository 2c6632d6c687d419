import BeelineTesting
import UIKit

/// A control on a screen, the record of what it sent, and hands to work it.
@MainActor final class ControlScreen<Control: UIView> {
    let screen: TestScreen
    let control: Control
    private(set) var events: [String] = []

    var fingers: Fingers { Fingers(screen: screen) }

    init(
        _ control: Control, frame: CGRect = CGRect(x: 100, y: 100, width: 200, height: 40),
        style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.control = control
        let controller = UIViewController()
        screen = TestScreen(controller, scale: 2, style: style, direction: direction)
        control.frame = frame
        controller.view.addSubview(control)
        screen.settle()
        record()
    }

    private func record() {
        guard let control = control as? UIControl else { return }
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
            (.touchCancel, "cancel"), (.valueChanged, "changed"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
        }
    }

    /// What was sent since the last look.
    func take() -> String {
        defer { events = [] }
        return events.joined(separator: " ")
    }

    /// A place in the window, given in the control.
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        control.convert(CGPoint(x: x, y: y), to: nil)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        fingers.tap(at: place(x, y))
        screen.advance(by: 0.6)
    }

    /// Gives the keyboard to the control, or to what is in it.
    func focus() {
        screen.press(.tab)
    }

    /// What assistive technology is told.
    var elements: [HostAccessibleElement] {
        screen.settle()
        return (screen.window.host as? HeadlessWindow)?.accessibleElements ?? []
    }

    /// Does what a screen reader does.
    func perform(_ action: String, on index: Int = 0) {
        guard let host = screen.window.host else { return }
        screen.window.hostWindow(host, perform: action, on: elements[index].identifier)
        screen.settle()
    }

    func set(_ value: Double, on index: Int = 0) {
        guard let host = screen.window.host else { return }
        screen.window.hostWindow(host, setValue: value, of: elements[index].identifier)
        screen.settle()
    }
}
