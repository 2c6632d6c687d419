import Foundation

/// What both sides of a drag know of it.
class DragDropSession: NSObject, UIDragDropSession {
    var items: [UIDragItem] = []
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    private weak var window: UIWindow?
    private(set) var windowLocation = CGPoint.zero

    func move(to location: CGPoint, in window: UIWindow) {
        windowLocation = location
        self.window = window
    }

    func location(in view: UIView) -> CGPoint {
        view.convert(windowLocation, from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains {
                item.itemProvider.hasItemConformingToTypeIdentifier($0)
            }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
