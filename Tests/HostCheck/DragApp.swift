import Foundation
import UIKit

/// A window with something to drag, a place to drop things on and a text field, which prints what
/// happens. `DRAG_NAME` says what it is called; it drags a text, or the file `DRAG_FILE`, or, where
/// `DRAG_PICTURE` is set, a picture.
final class DragApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
        window.rootViewController = DragController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class DragController: UIViewController, UIDragInteractionDelegate,
    UIDropInteractionDelegate
{
    private let environment = ProcessInfo.processInfo.environment
    private var name: String { environment["DRAG_NAME"] ?? "one" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "HostCheck \(name)"
        let source = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        source.text = "Bees"
        source.textAlignment = .center
        source.textColor = .white
        source.backgroundColor = UIColor(red: 0.55, green: 0.25, blue: 0, alpha: 1)
        source.layer.cornerRadius = 10
        source.isUserInteractionEnabled = true
        source.addInteraction(UIDragInteraction(delegate: self))
        let target = UILabel(frame: CGRect(x: 160, y: 20, width: 120, height: 120))
        target.text = "Drop here"
        target.textAlignment = .center
        target.backgroundColor = .secondarySystemFill
        target.layer.cornerRadius = 10
        target.isUserInteractionEnabled = true
        target.addInteraction(UIDropInteraction(delegate: self))
        let field = UITextField(frame: CGRect(x: 20, y: 180, width: 260, height: 34))
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "Name"
        field.addAction(
            UIAction { [weak field] _ in
                report("Name \((field?.text ?? "").debugDescription)")
            }, for: .editingChanged)
        view.backgroundColor = .systemBackground
        for part in [source, target, field] { view.addSubview(part) }
    }

    // MARK: - Dragging

    private var provider: NSItemProvider {
        if let path = environment["DRAG_FILE"] {
            return NSItemProvider(contentsOf: URL(fileURLWithPath: path)) ?? NSItemProvider()
        }
        if environment["DRAG_PICTURE"] != nil {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 40, height: 30)
            return NSItemProvider(
                object: UIGraphicsImageRenderer(size: size, format: format).image {
                    UIColor.systemRed.setFill()
                    $0.fill(CGRect(origin: .zero, size: size))
                })
        }
        return NSItemProvider(object: NSString(string: "Bees"))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: provider)]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        report("\(name) begins")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        report("\(name) ends with \(operation)")
    }

    // MARK: - Dropping

    /// Where a drag came in, until it moves on.
    private var entrance: CGPoint?

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
        entrance = session.location(in: view)
        report("\(name) is entered\(session.localDragSession == nil ? "" : " by its own")")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
        report("\(name) is left")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        // Whoever drags knows the answer to one move before it tells of the next.
        if let entrance, entrance != session.location(in: view) {
            self.entrance = nil
            report("\(name) is hovered over")
        }
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        let name = name
        if session.canLoadObjects(ofClass: UIImage.self) {
            session.loadObjects(ofClass: UIImage.self) { pictures in
                let sizes = pictures.compactMap { ($0 as? UIImage)?.size }
                    .map { "\(Int($0.width))x\(Int($0.height))" }
                report("\(name) gets pictures \(sizes)")
            }
        } else {
            session.loadObjects(ofClass: URL.self) { addresses in
                if !addresses.isEmpty { report("\(name) gets files \(addresses.map(\.path))") }
            }
            session.loadObjects(ofClass: String.self) { texts in
                report("\(name) gets texts \(texts)")
            }
        }
    }
}
