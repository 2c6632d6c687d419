import BeelineTesting
import Foundation

@testable import UIKit

/// A screen with a view that can be dragged and one to drop things on; what both hear is written down.
@MainActor final class DragScreen {
    let screen: TestScreen
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    let target = UIView(frame: CGRect(x: 180, y: 180, width: 100, height: 100))
    let drag = RecordingDrag()
    let drop = RecordingDrop()
    private(set) var calls: [String] = []

    /// Points in the middle of both.
    let sourcePoint = CGPoint(x: 70, y: 50)
    let targetPoint = CGPoint(x: 230, y: 230)

    init(style: UIUserInterfaceStyle = .light) {
        let controller = UIViewController()
        screen = TestScreen(
            controller, size: CGSize(width: 300, height: 300), scale: 2, style: style)
        controller.view.backgroundColor = .systemBackground
        source.backgroundColor = .systemOrange
        source.layer.cornerRadius = 10
        target.backgroundColor = .secondarySystemFill
        target.layer.cornerRadius = 10
        controller.view.addSubview(target)
        controller.view.addSubview(source)
        drag.record = { [weak self] in self?.calls.append($0) }
        drop.record = { [weak self] in self?.calls.append($0) }
        source.addInteraction(UIDragInteraction(delegate: drag))
        target.addInteraction(UIDropInteraction(delegate: drop))
    }

    /// What was heard since the last time; repeated calls count once.
    func take() -> String {
        defer { calls = [] }
        var seen: [String] = []
        for call in calls where seen.last != call { seen.append(call) }
        return seen.joined(separator: " ")
    }

    /// What is dragged at the moment, as it is shown.
    var preview: DragPreviewView? {
        screen.window.subviews.lazy.compactMap { $0 as? DragPreviewView }.first
    }

    /// With the mouse, from the source to the target; the button stays down.
    func dragToTarget() {
        screen.mouseDown(at: sourcePoint)
        screen.mouseMove(to: CGPoint(x: 90, y: 60))
        screen.mouseMove(to: targetPoint)
    }
}

final class RecordingDrag: NSObject, UIDragInteractionDelegate {
    var record: (String) -> Void = { _ in }
    var items: [UIDragItem] = [
        UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Bees")))
    ]
    var allowsMove = true
    var isRestricted = false

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        record("items")
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        record("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) {
        record("willEnd.\(operation)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        record("didEnd.\(operation)")
    }
}

final class RecordingDrop: NSObject, UIDropInteractionDelegate {
    var record: (String) -> Void = { _ in }
    var operation = UIDropOperation.copy
    var canHandle: (any UIDropSession) -> Bool = { _ in true }
    private(set) var texts: [String] = []
    private(set) var addresses: [URL] = []
    private(set) var pictures: [CGSize] = []
    private(set) var wasLocal: Bool?
    private(set) var location: CGPoint?

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        record("canHandle")
        return canHandle(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
        record("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        record("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
        record("exit")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        record("perform")
        wasLocal = session.localDragSession != nil
        location = interaction.view.map { session.location(in: $0) }
        session.loadObjects(ofClass: String.self) { [weak self] in self?.texts = $0 }
        session.loadObjects(ofClass: URL.self) { [weak self] in self?.addresses = $0 }
        session.loadObjects(ofClass: UIImage.self) { [weak self] objects in
            self?.pictures = objects.compactMap { ($0 as? UIImage)?.size }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {
        record("conclude")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
        record("end")
    }
}
