import Testing
import UIKit

/// Every control of the catalogue in a window, as a screen reader and a keyboard find it.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct CatalogueTests {
    @Test func `every control has a name and is worked by its action alone`() throws {
        try Desktop.expect(
            "catalogue",
            says: """
                Buttons: 23 worked, 0 off
                Button states: 10 worked, 3 off
                Switches: 5 worked, 2 off
                Sliders: 6 worked, 1 off
                Steppers: 6 worked, 1 off
                Segments: 19 worked, 3 off
                Page controls: 4 worked, 1 off
                Progress: 0 worked, 0 off
                Pickers: 3 worked, 0 off
                Date pickers: 50 worked, 1 off
                Colour wells: 3 worked, 1 off
                Appearance: 4 worked, 0 off
                without a name: 0
                """)
    }

    @Test func `every control is worked by the keyboard alone`() throws {
        try Desktop.expect(
            "catalogue_keys",
            says: """
                Buttons: 23 worked, 0 off
                Button states: 10 worked, 3 off
                Switches: 5 worked, 2 off
                Sliders: 6 worked, 1 off
                Steppers: 6 worked, 1 off
                Segments: 7 worked, 3 off
                Page controls: 4 worked, 1 off
                Progress: 0 worked, 0 off
                Pickers: 3 worked, 0 off
                Date pickers: 21 worked, 1 off
                Colour wells: 3 worked, 1 off
                Appearance: 4 worked, 0 off
                """)
    }
}
