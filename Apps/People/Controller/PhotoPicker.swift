import UIKit
import UniformTypeIdentifiers

/// Lets a person choose a picture, and makes a photo of it.
final class PhotoPicker: NSObject, UIDocumentPickerDelegate {
    var onPick: (UIImage, Data) -> Void = { _, _ in }
    var onFailure: (any Error) -> Void = { _ in }

    func show(over controller: UIViewController) {
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: [.image], asCopy: true)
        picker.delegate = self
        controller.present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        guard let url = urls.first else { return }
        do {
            let photo = try PhotoFile.image(at: url)
            onPick(photo.image, photo.data)
        } catch {
            onFailure(error)
        }
    }
}
