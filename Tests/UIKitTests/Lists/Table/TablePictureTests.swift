import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite(.serialized) struct TablePictureTests {
    @Test func `tables look as before, in all styles`() throws {
        for (name, make) in TableGallery.pictures {
            try make().screen.verifySnapshot(named: name)
        }
    }
}
