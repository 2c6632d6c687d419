import Foundation
import Testing

@testable import UIKit

@Suite struct SystemTextsTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Sources/UIKit").standardized

    private func table() throws -> [String: String] {
        let file = Self.sources.appending(path: "Localization/Resources/zh-Hans.strings")
        let table = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: file), format: nil)
        return try #require(table as? [String: String])
    }

    /// What stands in calls of `systemText` in UIKit's sources.
    private func keysInSources() throws -> Set<String> {
        let call = /systemText\(\s*"((?:[^"\\]|\\.)*)"/
        var keys: Set<String> = []
        let files = FileManager.default.enumerator(
            at: Self.sources, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            keys.formUnion(text.matches(of: call).map { String($0.output.1) })
        }
        return keys
    }

    @Test func `every text of UIKit's is there in Chinese, and no other`() throws {
        let keys = try keysInSources()
        #expect(keys.count > 90)
        #expect(keys.symmetricDifference(try table().keys).sorted() == [])
    }

    @Test func `a translation has as many places for values as the text`() throws {
        for (key, text) in try table() {
            #expect(
                key.components(separatedBy: "%@").count
                    == text.components(separatedBy: "%@").count, "\(key)")
        }
    }

    @Test(arguments: [
        (["LANG": "zh_CN.UTF-8"], "取消"),
        (["LANG": "zh_TW.UTF-8"], "Cancel"),
        (["LANG": "en_GB.UTF-8", "LANGUAGE": "en_GB:zh_CN"], "Cancel"),
        (["LANG": "de_DE.UTF-8", "LANGUAGE": "de:zh_CN"], "取消"),
        ([:], "Cancel"),
    ])
    func `the environment says in which language UIKit speaks`(
        environment: [String: String], text: String
    ) {
        #expect(SystemTexts(environment: environment)["Cancel"] == text)
    }

    @Test func `dates are written as the environment says`() {
        #expect(SystemTexts(environment: ["LANG": "zh_CN.UTF-8"]).locale.identifier == "zh_CN")
    }

    @Test func `values take their places in order, whatever they hold`() {
        #expect(systemText("page %@ of %@", 2, 5) == "page 2 of 5")
        #expect(systemText("Delete %@", "100 %@") == "Delete 100 %@")
    }
}
