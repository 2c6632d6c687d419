import Testing
import UIKit

/// The app as a person finds it: in a window, with a mouse, a keyboard and a screen reader.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct TodosWindowTests {
    @Test func `Todos looks as its picture does, is worked in two ways, loses nothing`() throws {
        try Desktop.expect(
            "todos",
            says: """
                pixels that differ: 0
                keys add: True
                a screen reader ticks: True
                and takes it back: True
                there after an end without warning: [True, True, True, True]
                exit code 0
                as large as before: ['WIDTH=520', 'HEIGHT=600']
                """)
    }
}
