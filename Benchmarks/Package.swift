// swift-tools-version: 6.2
// Benchmarks are a package of their own, so that the library depends on nothing.
//
//   PEERS=dir   a folder with checkouts of ra1028/DifferenceKit (as DifferenceKit) and of
//               groue/GRDB.swift (as GRDB), to be measured in the same run
import Foundation
import PackageDescription

let peers = ProcessInfo.processInfo.environment["PEERS"]

var packages: [Package.Dependency] = [.package(name: "Beeline", path: "..")]
var products: [Target.Dependency] = [.product(name: "Beeline", package: "Beeline")]
var recordsProducts: [Target.Dependency] = products + ["RecordsFloor"]
var settings: [SwiftSetting] = []
var peerTargets: [Target] = []

if let peers {
    packages.append(.package(name: "DifferenceKit", path: "\(peers)/DifferenceKit"))
    products.append(.product(name: "DifferenceKit", package: "DifferenceKit"))
    packages.append(.package(name: "GRDB", path: "\(peers)/GRDB"))
    recordsProducts.append(.product(name: "GRDB", package: "GRDB"))
    recordsProducts.append("SnapshotStubs")
    peerTargets.append(.target(name: "SnapshotStubs"))
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
        .target(name: "RecordsFloor", linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(
            name: "RecordsBenchmark", dependencies: recordsProducts, swiftSettings: settings),
        .executableTarget(
            name: "SyncBenchmark", dependencies: [.product(name: "Beeline", package: "Beeline")]),
    ] + peerTargets,
    swiftLanguageModes: [.v6]
)
