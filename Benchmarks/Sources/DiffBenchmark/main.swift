// DiffBenchmark [case …]: all cases, or those that are named.
//
//   RUNS=11        how often each contender runs, after two rounds of warming up
//   PEERS=dir      when building: measures DifferenceKit in the same rounds
import Beeline
import Foundation

RepeatedIdentity.onReport { _ in }
let environment = ProcessInfo.processInfo.environment
let runs = environment["RUNS"].flatMap { Int($0) } ?? 11
let wanted = Set(CommandLine.arguments.dropFirst())

/// Whether a case was asked for.
@MainActor func isWanted(_ name: String) -> Bool {
    wanted.isEmpty || wanted.contains(name)
}

/// Measures all contenders. They are called by their types, not through an
/// existential: the comparison has to be compiled for the identity's type, as
/// it is in an app.
@MainActor func measureBare<ID: Key>(
    _ name: String, _ pair: @autoclosure () -> Pair<Bare<ID>>, hasPeer: Bool = true
) {
    guard isWanted(name) else { return }
    let pair = pair()
    var works = [(BeelineContender.name, BeelineContender.bare(pair))]
    #if PEERS
    if hasPeer { works.append((DifferenceKitContender.name, DifferenceKitContender.bare(pair))) }
    #endif
    Measurement.report(name, Measurement.compare(works, runs: runs))
}

@MainActor func measureRows<ID: Key>(
    _ name: String, _ pair: @autoclosure () -> Pair<Row<ID>>, hasStandardLibrary: Bool = false
) {
    guard isWanted(name) else { return }
    let pair = pair()
    var works = [(BeelineContender.name, BeelineContender.rows(pair))]
    #if PEERS
    works.append((DifferenceKitContender.name, DifferenceKitContender.rows(pair)))
    #endif
    if hasStandardLibrary {
        works.append((StandardLibraryContender.name, StandardLibraryContender.rows(pair)))
    }
    Measurement.report(name, Measurement.compare(works, runs: runs))
}

@MainActor func measureSections<ID: Key>(
    _ name: String, _ pair: @autoclosure () -> Pair<Section<ID>>
) {
    guard isWanted(name) else { return }
    let pair = pair()
    var works = [(BeelineContender.name, BeelineContender.sections(pair))]
    #if PEERS
    works.append((DifferenceKitContender.name, DifferenceKitContender.sections(pair)))
    #endif
    Measurement.report(name, Measurement.compare(works, runs: runs))
}

/// One case of each shape for one kind of identity.
@MainActor func measureAll<ID: Key>(_ type: ID.Type, suffix: String, bare: String) {
    measureBare("\(bare)5k", Cases.small(Cases.bare) as Pair<Bare<ID>>)
    measureBare("\(bare)100k", Cases.large(Cases.bare) as Pair<Bare<ID>>)
    measureRows("rows5k\(suffix)", Cases.small(Cases.row) as Pair<Row<ID>>)
    measureRows("rows100k\(suffix)", Cases.large(Cases.row) as Pair<Row<ID>>)
    measureRows("front100k\(suffix)", Cases.front() as Pair<Row<ID>>, hasStandardLibrary: true)
    measureRows("update100k\(suffix)", Cases.update() as Pair<Row<ID>>, hasStandardLibrary: true)
    measureRows("reversed20k\(suffix)", Cases.reversed() as Pair<Row<ID>>)
    measureRows("dup5k\(suffix)", Cases.duplicates() as Pair<Row<ID>>)
    measureSections("sectioned20k\(suffix)", Cases.sections() as Pair<Section<ID>>)
}

measureAll(UUID.self, suffix: "", bare: "uuid")
measureAll(String.self, suffix: "-string", bare: "string")
measureAll(Int.self, suffix: "-integer", bare: "integer")

// Rows that were all made anew, as by a decoder: no two share their storage.
measureRows(
    "update100k-fresh", Cases.fresh(Cases.update() as Pair<Row<UUID>>), hasStandardLibrary: true)
measureRows("rows100k-fresh", Cases.fresh(Cases.large(Cases.row) as Pair<Row<UUID>>))

// Collisions: twice the list must not cost four times as much.
measureBare("colliding5k", Cases.small(Cases.bare) as Pair<Bare<Colliding>>, hasPeer: false)
measureBare("colliding100k", Cases.large(Cases.bare) as Pair<Bare<Colliding>>, hasPeer: false)
measureBare("planted5k", Cases.small(Cases.planted), hasPeer: false)
measureBare("planted100k", Cases.large(Cases.planted), hasPeer: false)
