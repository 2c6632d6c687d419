import Beeline
import Foundation
import SharedScreens

/// What stands in the place of a list without photos: that they are being read, why they can't be, or that
/// there are none.
struct PhotosMessage: Hashable, Sendable {
    let title: String
    var detail: String?
    var isWorking = false

    /// Nil when there are photos to see.
    @MainActor init?(_ provider: any PhotosProvider) {
        if let error = provider.state.error {
            title = localized("The photos can’t be read.")
            detail = error.forPeople
        } else if !provider.photos.list.isEmpty {
            return nil
        } else if provider.isOpening.value || provider.state.isLoading {
            title = localized("Reading…")
            isWorking = true
        } else if provider.filter != PhotoFilter(order: provider.filter.order) {
            title = localized("No photos here")
            detail = localized("Choose all photos in the menu above.")
        } else {
            title = localized("No photos yet")
            detail = localized("Open a folder of pictures or an archive from the menu above.")
        }
    }
}
