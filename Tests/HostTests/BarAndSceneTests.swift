import Testing

/// Bars and several windows as the desktop finds them.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct BarAndSceneTests {
    @Test func `bars are worked by a screen reader alone and by the keyboard alone`() throws {
        try Desktop.expect(
            "bars",
            says: """
                tool bar[push button Open, push button Remove disabled, push button Share], \
                tool bar[heading Notes, push button Add], \
                page tab list[page tab Notes selected, page tab Groups]
                Add
                Share
                tool bar[heading A note, push button Notes], \
                page tab list[page tab Notes selected, page tab Groups]
                back
                tab Groups
                page tab list[page tab Notes, page tab Groups selected]
                tab Notes
                Add
                opened
                back
                Share
                tab Groups
                by keyboard: Add, Open, Share, Notes, Groups
                """)
    }

    @Test func `windows open, close, and come back when the app starts again`() throws {
        try Desktop.expect(
            "scenes",
            says: """
                shown nothing
                windows: ['Ada', 'nothing']
                sessions 1
                windows: ['Ada']
                ended: 0
                shown Ada
                """)
    }
}
