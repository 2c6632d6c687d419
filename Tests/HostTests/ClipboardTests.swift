import Testing
import UIKit

@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct ClipboardTests {
    @Test func `what one program copies another one pastes`() throws {
        try Desktop.expect(
            "clipboard",
            says: """
                has text true
                text Zoë & Ada
                bytes 300000
                text none
                text theirs now
                """)
    }
}
