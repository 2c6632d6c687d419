// swift-tools-version: 6.2
// Benchmarks are a package of their own, so that the library depends on nothing.
//
//   PEERS=dir   a folder with a checkout of ra1028/DifferenceKit, to be measured in the same run
import Foundation
import PackageDescription

let peers = ProcessInfo.processInfo.environment["PEERS"]

var packages: [Package.Dependency] = [.package(name: "Beeline", path: "..")]
var products: [Target.Dependency] = [.product(name: "Beeline", package: "Beeline")]
var settings: [SwiftSetting] = []

if let peers {
    packages.append(.package(name: "DifferenceKit", path: "\(peers)/DifferenceKit"))
    products.append(.product(name: "DifferenceKit", package: "DifferenceKit"))
    settings.append(.define("PEERS"))
}

let package = Package(
    name: "Benchmarks",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: packages,
    targets: [
        .executableTarget(name: "DiffBenchmark", dependencies: products, swiftSettings: settings),
        .executableTarget(
            name: "StoreBenchmark", dependencies: [.product(name: "Beeline", package: "Beeline")]),
    ],
    swiftLanguageModes: [.v6]
)
