import Testing
import UIKit

@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct DragTests {
    @Test func `texts, files and pictures are dragged within a window and between programs`() throws
    {
        try Desktop.expect(
            "drags",
            says: """
                one begins
                one is entered by its own
                one is hovered over
                one gets texts ["Bees"]
                one ends with copy
                --
                two is entered
                two is hovered over
                two gets texts ["Bees"]
                one begins
                one ends with copy
                --
                Name "Bees"
                one begins
                one ends with copy
                --
                one is entered by its own
                one is hovered over
                one gets texts ["Bees"]
                one ends with copy
                --
                one ends with cancel
                --
                two is entered
                two is hovered over
                two gets files ["/note.txt"]
                two gets texts ["a note"]
                three begins
                three ends with copy
                --
                two is entered
                two is hovered over
                two gets pictures ["40x30"]
                four begins
                four ends with copy
                """)
    }
}
