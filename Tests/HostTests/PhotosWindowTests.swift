import Testing

/// Photos as a person finds it in a window: by a screen reader alone, by the keyboard alone.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct PhotosWindowTests {
    @Test func `a folder is a grid, a table and a picture, by actions and by keys`() throws {
        try Desktop.expect(
            "photos",
            says: """
                a folder in a grid: True
                a table by action: True
                and a grid again: True
                a picture by action: True
                a star by action: True
                and back: True
                the second by keyboard: True
                a picture by keyboard: True
                and back: True
                a table by keyboard: True
                and a grid again: True
                there after an end without warning: True
                """)
    }
}
