import Testing

/// An app that is started while it runs: one process for each database, as desktops have it
/// (https://docs.gtk.org/gio/class.Application.html).
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct SecondStartTests {
    @Test func `a second start brings the window to the front, and opens what it was given`()
        throws
    {
        try Desktop.expect(
            "second_start",
            says: """
                a second start: 0
                in front: True
                windows: 1
                with a picture: 0 True
                with a folder: 0 True
                another database beside it: True
                without a bus it just starts: True
                a picture without a window: 0
                after its end it starts anew: True
                """)
    }

    @Test func `To-dos comes to the front, and People is handed contacts`() throws {
        try Desktop.expect(
            "second_start_of_others",
            says: """
                To-dos: 0 True 1
                People: 0 True True 1
                """)
    }
}
