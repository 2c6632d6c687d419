import AppFixtures
import Testing

/// People as a person finds it in a window: by a screen reader alone, by the keyboard alone.
@Suite(
    .serialized,
    .enabled(if: Desktop.isAvailable, "windows are tested under Xvfb: apt-get install xvfb"))
struct PeopleWindowTests {
    @Test func `People is worked by actions and by keys, and loses nothing when killed`() throws {
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

    @Test func `the keyboard alone leads to everything`() throws {
        let steps = [
            "a way to begin", "people come", "a button of the bar", "Space presses it",
            "the next field", "the button that saves", "somebody new", "their row", "a card",
            "its button", "Return presses it", "a field", "edited", "Escape asks", "the answer",
            "nothing changed", "the list again", "the search field", "found alone", "a row of it",
            "deleted", "the button that takes it back", "back", "everybody", "the menu",
            "a line of it", "the groups", "their button", "a new group", "a group",
            "those of the group",
        ]
        try Desktop.expect("people_by_keys", says: Self.all(steps))
    }

    @Test func `assistive technology alone leads to everything, and its writing counts`() throws {
        let steps = [
            "what is written counts", "somebody new", "edited", "found alone", "deleted", "back",
            "those of a group",
        ]
        try Desktop.expect("people_by_actions", says: Self.all(steps))
    }

    /// The account is one that this run makes for itself.
    @Test(.enabled(if: TestServer() != nil, "a server is needed: make server"))
    func `two devices on one server show both values of a conflict, and agree`() throws {
        let server = try #require(TestServer())
        let steps = [
            "one is in step", "the other is in step", "the same people on both", "edited offline",
            "edited online", "sent", "no way to the server is said", "the conflict is said",
            "both values are shown", "what stayed is on both", "settled",
            "the other value is on both",
        ]
        try Desktop.expect(
            "two_people",
            with: [
                "BEELINE_SERVER": server.address, "BEELINE_ACCOUNT": server.account,
                "BEELINE_PASSWORD": server.password,
            ], says: Self.all(steps))
    }

    private static func all(_ steps: [String]) -> String {
        steps.map { "\($0): True" }.joined(separator: "\n")
    }
}
