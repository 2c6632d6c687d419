// swift-tools-version: 6.2
// A program that libFuzzer feeds: Scripts/fuzz-replies. A package of its own, since all of it is
// built with the fuzzer's instruments.
import PackageDescription

let package = Package(
    name: "ReplyFuzzer",
    dependencies: [.package(name: "Beeline", path: "../..")],
    targets: [
        .executableTarget(
            name: "ReplyFuzzer", dependencies: [.product(name: "Beeline", package: "Beeline")])
    ],
    swiftLanguageModes: [.v6]
)
