import Testing
import UIKit

@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct SettingsTests {
    @Test func `a desktop that says nothing is light, moves, and has text of the usual size`()
        throws
    {
        try Desktop.expect(
            "settings",
            says: "dark false, text 1.0, still false, right to left false")
    }

    @Test func `GTK's configuration says dark, larger text and no motion`() throws {
        try Desktop.expect(
            "configured",
            says: "dark true, text 1.5, still true, right to left false")
    }

    @Test func `the portal's colour scheme is followed as it changes`() throws {
        try Desktop.expect(
            "portal",
            says: """
                dark false, text 1.0, still false, right to left false
                dark true, text 1.0, still false, right to left false
                dark false, text 1.0, still false, right to left false
                dark true, text 1.0, still false, right to left false
                """)
    }
}
