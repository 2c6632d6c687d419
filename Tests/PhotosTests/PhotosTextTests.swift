import AppFixtures
import Testing

extension PhotosSuite {
    /// The string tables: what is said is said in each language.
    @MainActor @Suite struct PhotosTextTests {
        @Test(arguments: ["en", "zh-Hans"])
        func `every text is there in each language, and no other`(language: String) throws {
            let tables = StringTables("Photos")
            #expect(try tables.keys().count > 40)
            #expect(try tables.faults(language) == [])
        }
    }
}
