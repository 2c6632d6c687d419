import Foundation
import Testing

@testable import Beeline

@Suite struct LocalizationTests {
    /// A bundle with two languages, under the names that SwiftPM gives them.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString).resources")
        for (name, text) in [("en", "Search"), ("zh-hans", "搜索"), ("pt-br", "Buscar")] {
            let place = folder.appending(path: "\(name).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("\"Search\" = \"\(text)\";".utf8).write(
                to: place.appending(path: "Localizable.strings"))
        }
        return try #require(Bundle(url: folder))
    }

    @Test(arguments: [
        (["LANG": "zh_CN.UTF-8"], "搜索"),
        (["LANG": "zh"], "搜索"),
        (["LANG": "zh_TW.UTF-8"], "Search"),
        (["LANG": "de_DE.UTF-8"], "Search"),
        (["LANG": "de_DE.UTF-8", "LANGUAGE": "sv:zh_CN:en"], "搜索"),
        (["LANG": "en_US.UTF-8", "LC_ALL": "pt_BR.UTF-8@x"], "Buscar"),
        (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB"], "Search"),
        (["LANG": "C.UTF-8", "LANGUAGE": "zh_CN"], "Search"),
        ([:], "Search"),
    ])
    func `the environment says which language`(
        environment: [String: String], text: String
    ) throws {
        let texts = Localization(try bundle(), environment: environment)
        #expect(texts["Search"] == text)
        #expect(texts["never written"] == "never written")
    }

    @Test func `dates are written as the environment says`() throws {
        let texts = Localization(try bundle(), environment: ["LANG": "zh_CN.UTF-8"])
        #expect(texts.locale.identifier == "zh_CN")
    }
}
