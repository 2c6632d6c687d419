import Testing

/// People as a person finds it in a window: by a screen reader alone, by the keyboard alone.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct PeopleWindowTests {
    @Test func `People is worked by actions and by keys, and loses nothing when it is killed`() throws {
        try Desktop.expect(
            "people",
            says: """
                first screen: True
                people come: True
                a card by action: True
                a form by keyboard: True
                somebody new: True
                the title of the list: True
                taken back: True
                done again: True
                there after an end without warning: True
                """)
    }
}
