import AppFixtures
import Testing

extension PeopleSuite {
    /// The string tables: what is said is said in each language.
    @MainActor @Suite struct PeopleTextTests {
        @Test(arguments: ["People", "Shared"], ["en", "zh-Hans"])
        func `every text is there in each language, and no other`(
            app: String, language: String
        ) throws {
            let tables = StringTables(app)
            #expect(try tables.keys().count > 30)
            #expect(try tables.faults(language) == [])
        }
    }
}
