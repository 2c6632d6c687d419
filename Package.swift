// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// On Apple's platforms `import UIKit` means Apple's; elsewhere this package has its own.
#if os(Linux)
let uiKit: [Target.Dependency] = ["UIKit"]
let languages: [Target.Dependency] = ["EnvironmentLanguages"]
#else
let uiKit: [Target.Dependency] = []
let languages: [Target.Dependency] = []
#endif

var products: [Product] = [
    .library(name: "Beeline", targets: ["Beeline"]),
    .library(name: "BeelineUI", targets: ["BeelineUI"]),
]

var targets: [Target] = [
    // On Apple's platforms the system's own SQLite.
    .systemLibrary(
        name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "Beeline", dependencies: ["CSQLite"] + languages, swiftSettings: strict),
    .target(name: "BeelineUI", dependencies: ["Beeline"] + uiKit, swiftSettings: strict),
    // A layer under SQLite for tests, and a program that they kill.
    .target(
        name: "ForgetfulFiles", dependencies: ["CSQLite"], path: "Tests/ForgetfulFiles"),
    .executableTarget(
        name: "RecordsWriter", dependencies: ["Beeline"], path: "Tests/RecordsWriter",
        swiftSettings: strict),
    .testTarget(
        name: "BeelineTests", dependencies: ["Beeline", "ForgetfulFiles", "RecordsWriter"],
        swiftSettings: strict),
    .testTarget(name: "SyncTests", dependencies: ["Beeline"], swiftSettings: strict),
    // Files of contacts, on Foundation alone.
    .target(name: "ContactCards", path: "Apps/People/Cards", swiftSettings: strict),
    .executableTarget(
        name: "CardsBenchmark", dependencies: ["ContactCards"], path: "Benchmarks/Cards",
        swiftSettings: strict),
    .testTarget(
        name: "ContactCardsTests", dependencies: ["ContactCards"], exclude: ["Samples"],
        swiftSettings: strict),
]

#if os(Linux)
products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "BeelineTesting", targets: ["BeelineTesting", "_Testing_UIKit"]),
    .library(name: "BeelineSecrets", targets: ["BeelineSecrets"]),
    .executable(name: "People", targets: ["People"]),
    .executable(name: "Todos", targets: ["Todos"]),
    .executable(name: "Photos", targets: ["Photos"]),
    .executable(name: "Catalogue", targets: ["Catalogue"]),
]

// UIKit and what stands on it.
targets += [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CGtkWidgets", dependencies: ["CGtk"]),
    .target(name: "CClassCreation"),
    .target(name: "EnvironmentLanguages", swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(
        name: "UIKit",
        dependencies: [
            "CGtk", "CGtkWidgets", "CClassCreation", "EnvironmentLanguages",
            "UniformTypeIdentifiers",
        ],
        resources: [.embedInCode("Localization/Resources/zh-Hans.strings")],
        swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "BeelineTesting", dependencies: ["UIKit"], swiftSettings: strict),
    // What the apps have in common.
    .target(
        name: "SharedScreens", dependencies: ["Beeline", "BeelineUI", "BeelineSecrets", "UIKit"],
        path: "Apps/Shared", resources: [.process("Resources")], swiftSettings: strict),
    .executableTarget(
        name: "Todos", dependencies: ["Beeline", "BeelineUI", "SharedScreens", "UIKit"],
        path: "Apps/Todos", exclude: ["Distribution"], resources: [.process("Resources")],
        swiftSettings: strict),
]

targets += [
    .executableTarget(
        name: "People",
        dependencies: [
            "Beeline", "BeelineUI", "BeelineSecrets", "ContactCards", "SharedScreens", "UIKit",
        ],
        path: "Apps/People", exclude: ["Cards", "Distribution"], resources: [.process("Resources")],
        swiftSettings: strict)
]

targets += [
    .executableTarget(
        name: "Photos",
        dependencies: ["Beeline", "BeelineUI", "SharedScreens", "UIKit", "UniformTypeIdentifiers"],
        path: "Apps/Photos", exclude: ["Distribution"], resources: [.process("Resources")],
        swiftSettings: strict)
]

// Every control in every state.
targets += [
    .executableTarget(
        name: "Catalogue", dependencies: ["BeelineUI", "UIKit"], path: "Apps/Catalogue",
        exclude: ["Distribution"], swiftSettings: strict)
]

// The desktop's keyring, apart, so that who doesn't need it doesn't install it.
targets += [
    .systemLibrary(
        name: "CSecret", pkgConfig: "libsecret-1", providers: [.apt(["libsecret-1-dev"])]),
    .target(name: "BeelineSecrets", dependencies: ["Beeline", "CSecret"], swiftSettings: strict),
    .executableTarget(
        name: "SecretsCheck", dependencies: ["BeelineSecrets"], path: "Tests/SecretsCheck",
        swiftSettings: strict),
    .testTarget(
        name: "BeelineSecretsTests", dependencies: ["SecretsCheck"], swiftSettings: strict),
]

// Benchmarks that look inside; those in the package in `Benchmarks` use what everybody can.
targets += [
    .executableTarget(
        name: "UIKitBenchmarks", dependencies: ["BeelineUI", "UIKit"], path: "Benchmarks/UIKit",
        swiftSettings: strict),
    .executableTarget(
        name: "LaunchBenchmark", dependencies: ["UIKit"], path: "Benchmarks/Launch",
        swiftSettings: strict),
    .executableTarget(
        name: "AnimationBenchmark", dependencies: ["UIKit"], path: "Benchmarks/Animation",
        swiftSettings: strict),
    .executableTarget(
        name: "ListBenchmark", dependencies: ["UIKit"], path: "Benchmarks/List",
        swiftSettings: strict),
    .executableTarget(name: "ListPeer", dependencies: ["CGtk"], path: "Benchmarks/ListPeer"),
    .executableTarget(name: "LaunchPeer", dependencies: ["CGtk"], path: "Benchmarks/LaunchPeer"),
]

// Tests, and the programs and classes that they look at from outside.
targets += [
    .target(
        name: "ObjectFixtures", dependencies: ["UIKit"], path: "Tests/ObjectFixtures",
        swiftSettings: strict),
    // Driven by HostTests: a display can't be opened inside the test process.
    .executableTarget(
        name: "HostCheck", dependencies: ["CGtk", "UIKit"], path: "Tests/HostCheck",
        swiftSettings: strict),
    .testTarget(
        name: "HostTests", dependencies: ["AppFixtures", "UIKit", "_Testing_UIKit"],
        exclude: ["drive.py"], swiftSettings: strict),
    .testTarget(
        name: "UIKitTests",
        dependencies: [
            "UIKit", "BeelineTesting", "_Testing_UIKit", "ObjectFixtures", "UniformTypeIdentifiers",
        ],
        exclude: [
            "Bars/__Snapshots__", "DragAndDrop/__Snapshots__", "Pictures/__Snapshots__",
            "Scrolling/__Snapshots__",
            "Lists/Collection/__Snapshots__", "Lists/Drags/__Snapshots__",
            "Lists/Shared/__Snapshots__",
            "Lists/Table/__Snapshots__", "Menus/__Snapshots__",
            "ViewControllers/Presentation/__Snapshots__",
        ], swiftSettings: strict),
    .testTarget(
        name: "BeelineUITests",
        dependencies: ["BeelineUI", "BeelineTesting", "_Testing_UIKit"], swiftSettings: strict),
    .testTarget(
        name: "CatalogueTests",
        dependencies: ["Catalogue", "BeelineTesting", "UIKit", "_Testing_UIKit"],
        exclude: ["__Snapshots__"], swiftSettings: strict),
    .target(
        name: "AppFixtures", dependencies: ["Beeline", "BeelineTesting"], path: "Tests/AppFixtures",
        swiftSettings: strict),
    .testTarget(
        name: "PeopleTests",
        dependencies: [
            "AppFixtures", "People", "SharedScreens", "BeelineTesting", "_Testing_UIKit",
        ],
        exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
        name: "PhotosTests",
        dependencies: [
            "AppFixtures", "Photos", "SharedScreens", "BeelineTesting", "BeelineUI",
            "_Testing_UIKit",
        ],
        exclude: ["__Snapshots__", "Archives"], swiftSettings: strict),
    .testTarget(
        name: "TodosTests",
        dependencies: [
            "AppFixtures", "Todos", "SharedScreens", "BeelineTesting", "_Testing_UIKit",
        ],
        exclude: ["__Snapshots__"],
        swiftSettings: strict),
]

// The examples of the documentation, step by step, and the tests that run them.
let bookSteps = (1...6).map { step in
    Target.target(
        name: "BooksStep\(step)", dependencies: ["Beeline", "BeelineUI", "UIKit"],
        path: "Examples/FromMassiveToThin/Step\(step)", swiftSettings: strict)
}
let schools = ["", "Grid", "Sections"].flatMap { ["Inside" + $0, "Outside" + $0] }.map { school in
    Target.target(
        name: "School" + school, dependencies: ["BeelineUI", "TwoSchoolsModel", "UIKit"],
        path: "Examples/TwoSchools/" + school, swiftSettings: strict)
}
targets += bookSteps + schools
targets += [
    .target(
        name: "TwoSchoolsModel", dependencies: ["Beeline"], path: "Examples/TwoSchools/Model",
        swiftSettings: strict),
    .testTarget(
        name: "ExampleTests",
        dependencies: ["BeelineTesting", "TwoSchoolsModel", "_Testing_UIKit"]
            + (bookSteps + schools).map { .target(name: $0.name) },
        exclude: [
            "FromMassiveToThin/__Snapshots__", "Guides/__Snapshots__", "Testing/__Snapshots__",
        ],
        swiftSettings: strict),
]
#endif

let package = Package(
    name: "Beeline",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
