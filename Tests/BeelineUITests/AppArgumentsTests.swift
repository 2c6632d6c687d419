import Foundation
import Testing

@testable import BeelineUI

@Suite struct AppArgumentsTests {
    @Test func `an app's own options are taken, and the rest is UIKit's`() throws {
        let options = try AppArguments([
            "--dark", "--database", "/a/b.sqlite", "people.vcf", "--size=1x1",
        ])
        #expect(options.command == .show)
        #expect(options.database?.path == "/a/b.sqlite")
        #expect(options.rest == ["--dark", "people.vcf", "--size=1x1"])
    }

    @Test(arguments: [
        (["--version"], AppArguments.Command.version),
        (["--backup", "/a"], .backUp(URL(fileURLWithPath: "/a"))),
        (["--backup=/a=b"], .backUp(URL(fileURLWithPath: "/a=b"))),
        (["--restore", "/a"], .restore(URL(fileURLWithPath: "/a"))),
    ])
    func `a command does something else than show the app`(
        arguments: [String], command: AppArguments.Command
    ) throws {
        #expect(try AppArguments(arguments).command == command)
    }

    @Test func `a database of one's own has a name for its process, the same each time`() throws {
        let own = URL(fileURLWithPath: "/data/people.sqlite")
        func name(_ path: String) throws -> String? {
            try AppArguments(["--database", path]).instance(besides: own)
        }
        let name1 = try #require(try name("/a/b.sqlite"))
        #expect(try name("/a/b.sqlite") == name1)
        #expect(try name("/a/./x/../b.sqlite") == name1)
        #expect(try name("/a/c.sqlite") != name1)
        #expect(try name("/data/people.sqlite") == nil)
        #expect(try AppArguments([]).instance(besides: own) == nil)
        #expect(try AppArguments(["--database", "/a"]).instance(besides: nil) != nil)
    }

    @Test(arguments: ["--database", "--backup", "--restore"])
    func `a file that is missing is said`(option: String) {
        for rest in [[], ["--dark"], [""]] {
            #expect(
                throws: AppArguments.Problem(
                    description: "\(option) needs the name of a file after it.")
            ) {
                try AppArguments([option] + rest)
            }
        }
    }

    @Test func `an app without a database leaves the options about one to UIKit`() throws {
        let arguments = ["--database", "/a", "--backup=/a", "--restore", "/a"]
        let options = try AppArguments(arguments + ["--version"], hasDatabase: false)
        #expect(options.command == .version)
        #expect(options.rest == arguments)
    }

    @Test func `the help names the options that there are`() {
        let full = AppArguments.help("People")
        for option in ["--database", "--backup", "--restore", "--version"] {
            #expect(full.contains("\n  \(option) "), "\(option)")
        }
        #expect(
            AppArguments.help("Catalogue", hasDatabase: false) == """
                Catalogue [options]

                  --version               print the version, and stop
                """)
    }
}
