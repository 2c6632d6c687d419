import AppFixtures
import Testing

/// The string tables: what is said is said in each language.
@Suite struct TodosTextTests {
    @Test(arguments: ["en", "zh-Hans"])
    func `every text is there in each language, and no other`(language: String) throws {
        let tables = StringTables("Todos")
        #expect(try tables.keys().count > 30)
        #expect(try tables.faults(language) == [])
    }
}
