import BeelineTesting
import Testing
import _Testing_UIKit

@testable import UIKit

/// The listings of *Drag and drop*.
@MainActor @Suite(.serialized) struct DragListings {
    // listing: drag
    final class PhotoView: UIImageView, UIDragInteractionDelegate {
        func makeDraggable() {
            isUserInteractionEnabled = true
            addInteraction(UIDragInteraction(delegate: self))
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            guard let image else { return [] }
            return [UIDragItem(itemProvider: NSItemProvider(object: image))]
        }
    }
    // end

    // listing: drop
    final class AlbumView: UIView, UIDropInteractionDelegate {
        var onPhotos: ([UIImage]) -> Void = { _ in }

        func dropInteraction(
            _ interaction: UIDropInteraction, canHandle session: any UIDropSession
        ) -> Bool {
            session.canLoadObjects(ofClass: UIImage.self)
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, performDrop session: any UIDropSession
        ) {
            session.loadObjects(ofClass: UIImage.self) { [weak self] photos in
                self?.onPhotos(photos.compactMap { $0 as? UIImage })
            }
        }
    }
    // end

    @Test func `a photo is dragged into an album, and out of the app`() throws {
        let controller = UIViewController()
        let photo = PhotoView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        photo.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
            UIColor.systemOrange.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        photo.makeDraggable()
        let album = AlbumView(frame: CGRect(x: 150, y: 150, width: 120, height: 120))
        album.addInteraction(UIDropInteraction(delegate: album))
        var photos: [UIImage] = []
        album.onPhotos = { photos += $0 }
        for view in [photo, album] { controller.view.addSubview(view) }
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 300))
        // listing: tests
        screen.mouseDown(at: photo.center)
        screen.mouseMove(to: CGPoint(x: 70, y: 70))  // lifts it
        screen.mouseMove(to: album.center)
        screen.mouseUp()
        screen.advance(by: 1)
        let given = screen.dragOut(from: photo.center)  // to another program
        screen.dragIn(DraggedContent(picture: given?.picture), over: [album.center])
        // end
        #expect(photos.count == 2)
        #expect(given?.text == nil)
    }
}
