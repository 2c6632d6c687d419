import Foundation
import Testing

@testable import UIKit

@Suite struct LaunchOptionsTests {
    @Test func `nothing said opens a window`() throws {
        let options = try LaunchOptions(arguments: [])
        #expect(!options.isHeadless)
        #expect(!options.showsHelp)
        #expect(options.size == CGSize(width: 390, height: 844))
        #expect(options.scale == 1)
    }

    @Test func `all options are understood, with a space or a sign between`() throws {
        let options = try LaunchOptions(arguments: [
            "--snapshot", "a=b.png", "--tree", "--size", "320x480", "--scale=2", "--dark",
            "--text-size=ax5", "--right-to-left",
        ])
        #expect(options.snapshotPath == "a=b.png")
        #expect(options.printsTree)
        #expect(options.isHeadless)
        #expect(options.size == CGSize(width: 320, height: 480))
        #expect(options.scale == 2)
        #expect(options.isDark)
        #expect(options.contentSize == .accessibilityExtraExtraExtraLarge)
        #expect(options.isRightToLeft)
        #expect(try LaunchOptions(arguments: ["--snapshot=a=b.png"]).snapshotPath == "a=b.png")
        #expect(try LaunchOptions(arguments: ["-h"]).showsHelp)
    }

    @Test func `what is no option is a file or an address to open`() throws {
        let options = try LaunchOptions(arguments: [
            "--dark", "/a/people.vcf", "https://example.org/a?b=c", "relative.png",
        ])
        #expect(
            options.files.map(\.absoluteString).prefix(2) == [
                "file:///a/people.vcf", "https://example.org/a?b=c",
            ])
        #expect(options.files[2].isFileURL)
        #expect(options.files[2].lastPathComponent == "relative.png")
        #expect(options.isDark)
    }

    @Test(arguments: [
        (["--shot"], "--shot is not known. Try --help."),
        ([""], " is not known. Try --help."),
        (["="], "= is not known. Try --help."),
        (["--snapshot"], "--snapshot needs the name of a file after it."),
        (["--snapshot="], "--snapshot needs the name of a file after it."),
        (["--snapshot", "--dark"], "--snapshot needs the name of a file after it."),
        (["--scale"], "--scale needs 1, 2 or 3 after it."),
        (["--scale", "0"], "--scale 0: a number from 1 to 8 is needed."),
        (["--scale=nan"], "--scale nan: a number from 1 to 8 is needed."),
        (["--size", "390"], "--size 390: width and height in points are needed, as in 390x844."),
        (
            ["--size", "1x2x3"],
            "--size 1x2x3: width and height in points are needed, as in 390x844."
        ),
        (["--size", "0x5"], "--size 0x5: width and height in points are needed, as in 390x844."),
        (["--size", "5xa7"], "--size 5xa7: width and height in points are needed, as in 390x844."),
        (
            ["--size", "5xax7"],
            "--size 5xax7: width and height in points are needed, as in 390x844."
        ),
        (
            ["--text-size", "HUGE"],
            "--text-size HUGE: one of XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 is needed."
        ),
        (["--dark=yes"], "--dark takes no value, and \"yes\" was given."),
    ])
    func `what can't be followed is said in words`(arguments: [String], message: String) {
        do {
            let options = try LaunchOptions(arguments: arguments)
            Issue.record("\(arguments) was understood as \(options)")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test func `the help names each option`() {
        for name in [
            "--snapshot", "--tree", "--size", "--scale", "--dark", "--text-size",
            "--right-to-left", "--help",
        ] {
            #expect(LaunchOptions.help.contains("  \(name) "))
        }
    }
}
