// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

var products: [Product] = [
    .library(name: "Beeline", targets: ["Beeline"])
]

var targets: [Target] = [
    .target(name: "Beeline", swiftSettings: strict),
    .testTarget(name: "BeelineTests", dependencies: ["Beeline"], swiftSettings: strict),
]

#if os(Linux)
products += [
    .library(name: "UIKit", targets: ["UIKit"])
]

targets += [
    .systemLibrary(
        name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CGtkWidgets", dependencies: ["CGtk"]),
    .target(name: "CClassCreation"),
    .target(
        name: "UIKit", dependencies: ["CGtk", "CGtkWidgets", "CClassCreation"],
        swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .target(
        name: "ObjectFixtures", dependencies: ["UIKit"], path: "Tests/ObjectFixtures",
        swiftSettings: strict),
    .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "ObjectFixtures"],
        swiftSettings: strict),
]
#endif

let package = Package(
    name: "Beeline",
    platforms: [.iOS(.v16)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
