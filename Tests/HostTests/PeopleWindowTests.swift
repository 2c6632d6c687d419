import Testing

/// People as a person finds it in a window: by a screen reader alone.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct PeopleWindowTests {
    @Test func `People is worked by a screen reader, and loses nothing when it is killed`() throws {
        try Desktop.expect(
            "people",
            says: """
                first screen: True
                people come: True
                a card by action: True
                there after an end without warning: True
                """)
    }
}
