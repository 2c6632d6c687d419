import Testing
import UIKit

@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct ScrollTests {
    @Test
    func `a scroll view follows wheel, keys and its bar, and draws nothing while nothing moves`()
        throws
    {
        try Desktop.expect(
            "scroll_view",
            says: """
                rests at 0,0, frames in a second: 0
                at 0,60
                at 0,240
                at 0,180
                rests at 0,180, frames in a second: 0
                at 0,340
                at 0,380
                at 0,1800
                at 0,1640
                at 0,0
                at 0,160
                at 0,0
                rests at 0,0, frames in a second: 0
                bars 1
                at 0,1025
                rests at 0,1025, frames in a second: 0
                """)
    }
}
