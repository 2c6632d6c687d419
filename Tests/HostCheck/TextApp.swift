import Foundation
import UIKit

/// A window with a text field, a hidden one and a text view, which prints what is typed.
final class TextApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
        window.rootViewController = TextController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class TextController: UIViewController, UITextViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "HostCheck"
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "Name"
        let hidden = UITextField(frame: CGRect(x: 20, y: 64, width: 260, height: 34))
        hidden.borderStyle = .roundedRect
        hidden.accessibilityLabel = "Password"
        hidden.isSecureTextEntry = true
        let notes = UITextView(frame: CGRect(x: 20, y: 108, width: 260, height: 112))
        notes.accessibilityLabel = "Notes"
        notes.font = .systemFont(ofSize: 17)
        notes.delegate = self
        for (name, field) in [("Name", field), ("Password", hidden)] {
            field.addAction(
                UIAction { [weak field] _ in Self.report(name, field) }, for: .editingChanged)
        }
        for part in [field, hidden, notes] { view.addSubview(part) }
    }

    private static func report(_ name: String, _ text: (any UITextInput)?) {
        guard let text,
            let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
        else { return }
        let isComposing = text.markedTextRange != nil
        let content = (text.text(in: all) ?? "").debugDescription
        HostCheck.report("\(name) \(content)\(isComposing ? " composing" : "")")
    }

    func textViewDidChange(_ textView: UITextView) {
        Self.report("Notes", textView)
    }
}
