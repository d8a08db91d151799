// swift-tools-version: 6.2
import PackageDescription

// The house, room by room. A target may depend only on rooms above its own; the architecture
// tests read the sources and hold that rule. Each room is one array below.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(
  _ name: String, in room: String, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(room)/\(name)",
    resources: resources, swiftSettings: strict)
}

func executable(
  _ name: String, in room: String, _ dependencies: [Target.Dependency],
  resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Examples/\(room)/\(name)", exclude: exclude,
    resources: resources, swiftSettings: strict)
}

func tests(_ name: String, in room: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(room)/\(name)",
    swiftSettings: strict)
}

// MARK: Domain: people, posts, lists, and the ports to storage and server

let domain: [Target] = [
  .target(
    name: "Domain", path: "Sources/Domain", swiftSettings: strict,
    // Foundation's own ICU library, which it compares names with; see `ICUSortKeys`.
    linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
  .testTarget(
    name: "DomainTests", dependencies: ["Domain", "TestDoubles", "TestSupport"],
    path: "Tests/DomainTests", swiftSettings: strict),
]

// MARK: Patterns: each stands alone, and imports Domain only in its `Applied` folder

let patterns: [Target] = [
  library("DataSource", in: "Patterns", ["Domain"]),
  library("Presenter", in: "Patterns", ["Domain"]),
  library("Binding", in: "Patterns", ["Domain"]),
  library("Interaction", in: "Patterns", ["Domain"]),
  library("KeyboardManager", in: "Patterns", ["Domain"]),
  library("Navigator", in: "Patterns", ["Domain"]),
  library("ServiceLocator", in: "Patterns", ["Domain"]),
  library("Composition", in: "Patterns", ["Domain"]),
  library("SmartView", in: "Patterns", ["Domain"]),
]

let stage: [Target.Dependency] = ["Domain", "HeadlessUI", "HeadlessAdapters", "Pilot"]

let patternTests: [Target] = [
  tests("DataSourceTests", in: "Patterns", ["DataSource", "TestDoubles"] + stage),
  tests("PresenterTests", in: "Patterns", ["Presenter", "Domain"]),
  tests("BindingTests", in: "Patterns", ["Binding", "TestDoubles"] + stage),
  tests("InteractionTests", in: "Patterns", ["Interaction", "TestDoubles"] + stage),
  tests("KeyboardManagerTests", in: "Patterns", ["KeyboardManager"] + stage),
  tests("NavigatorTests", in: "Patterns", ["Navigator", "TestDoubles"] + stage),
  tests("ServiceLocatorTests", in: "Patterns", ["ServiceLocator", "TestDoubles"] + stage),
  tests("CompositionTests", in: "Patterns", ["Composition", "TestDoubles"] + stage),
  tests("SmartViewTests", in: "Patterns", ["SmartView"] + stage),
]

let patternExamples: [Target] = [
  executable("DataSourceExample", in: "Patterns", ["DataSource"] + stage),
  executable("PresenterExample", in: "Patterns", ["Presenter"] + stage),
  executable("BindingExample", in: "Patterns", ["Binding", "Presenter"] + stage),
  executable("InteractionExample", in: "Patterns", ["Interaction", "TestDoubles"] + stage),
  executable("KeyboardManagerExample", in: "Patterns", ["KeyboardManager"] + stage),
  executable("NavigatorExample", in: "Patterns", ["Navigator"] + stage),
  executable(
    "ServiceLocatorExample", in: "Patterns", ["ServiceLocator", "TestDoubles"] + stage,
    exclude: ["Posts.storyboard"]),
  executable("CompositionExample", in: "Patterns", ["Composition"] + stage),
  executable("SmartViewExample", in: "Patterns", ["SmartView"] + stage),
]

// MARK: Services: what talks to the world

let services: [Target] = [
  .systemLibrary(
    name: "CSQLite", path: "Sources/Services/CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"])]),
  library("Database", in: "Services", ["Domain", "CSQLite"]),
  library("VCard", in: "Services", ["Domain"]),
  library("WebAPI", in: "Services", ["Domain"]),
  library("Sync", in: "Services", ["Domain"]),
]

let serviceTests: [Target] = [
  // The fault server, faultless: for people who want to see two devices sync.
  .executableTarget(
    name: "PeopleServerProgram", dependencies: ["TestDoubles", "ScriptRunner"],
    path: "Tests/Programs/PeopleServerProgram", swiftSettings: strict),
  // It is killed and raced by the database's tests, and by a script.
  .executableTarget(
    name: "StoreWriter", dependencies: ["Database", "Domain"], path: "Tests/Programs/StoreWriter",
    swiftSettings: strict),
  // It kills `contacts` at each step of its syncing; a script runs it.
  .executableTarget(
    name: "SyncKiller", dependencies: ["Database", "Domain", "TestDoubles"],
    path: "Tests/Programs/SyncKiller", swiftSettings: strict),
  tests(
    "DatabaseTests", in: "Services",
    ["Database", "Domain", "TestDoubles", "CSQLite", "StoreWriter"]),
  tests("VCardTests", in: "Services", ["VCard", "Domain", "TestDoubles"]),
  tests("WebAPITests", in: "Services", ["WebAPI", "Domain", "TestDoubles"]),
  tests("SyncTests", in: "Services", ["Sync", "Database", "Domain", "TestDoubles"]),
]

// MARK: Harness: the stage, its pilot, the doubles

let harness: [Target] = [
  library("HeadlessUI", in: "Harness"),
  library(
    "HeadlessAdapters", in: "Harness",
    [
      "HeadlessUI", "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager",
      "Navigator", "ServiceLocator", "Composition", "SmartView",
    ]),
  library("Pilot", in: "Harness", ["HeadlessUI"]),
  library("TestDoubles", in: "Harness", ["Domain", "ServiceLocator"]),
  library("TerminalUI", in: "Harness", ["HeadlessUI"]),
  library("ScriptRunner", in: "Harness", ["Pilot", "HeadlessUI", "TerminalUI"]),
]

let harnessTests: [Target] = [
  tests("HeadlessUITests", in: "Harness", ["HeadlessUI"]),
  tests("PilotTests", in: "Harness", ["Pilot", "HeadlessUI"]),
  tests("TestDoublesTests", in: "Harness", ["TestDoubles", "Domain"]),
  // It is worked on a pseudo-terminal by the tests, and its screen is the tests' sample.
  .executableTarget(
    name: "TerminalProbe",
    dependencies: ["TerminalUI", "HeadlessUI", "HeadlessAdapters", "KeyboardManager"],
    path: "Tests/Programs/TerminalProbe", swiftSettings: strict),
  .testTarget(
    name: "TerminalUITests",
    dependencies: ["TerminalUI", "HeadlessUI", "TerminalProbe", "ContactsApp", "TestSupport"],
    path: "Tests/Harness/TerminalUITests", exclude: ["Goldens"], swiftSettings: strict),
  tests("ScriptRunnerTests", in: "Harness", ["ScriptRunner", "Pilot", "HeadlessUI"]),
]

// MARK: Screens: the patterns put to work

let screens: [Target] = [
  // It sets up its database itself: that is the lesson of this variant.
  library("MassivePeopleList", in: "Screens", ["Domain", "Database", "HeadlessUI"]),
  library(
    "MVVMPeopleList", in: "Screens",
    [
      "Domain", "DataSource", "Presenter", "Binding", "KeyboardManager", "HeadlessUI",
      "HeadlessAdapters",
    ]),
  library(
    "SlimPeopleList", in: "Screens",
    [
      "Domain", "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager",
      "Navigator", "Composition", "SmartView", "HeadlessUI", "HeadlessAdapters",
    ]),
  library(
    "PeopleListVariants", in: "Screens",
    [
      "MassivePeopleList", "ProtocolSplitPeopleList", "MVVMPeopleList", "SlimPeopleList",
      "Domain", "Database", "Presenter", "HeadlessUI",
    ]),
  library(
    "ProtocolSplitPeopleList", in: "Screens",
    ["Domain", "DataSource", "Presenter", "KeyboardManager", "HeadlessUI", "HeadlessAdapters"]),
  library(
    "ProfileScreen", in: "Screens",
    [
      "Domain", "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager",
      "Navigator", "Composition", "SmartView", "HeadlessUI", "HeadlessAdapters",
    ]),
  library(
    "PostsScreen", in: "Screens",
    ["Domain", "ServiceLocator", "Presenter", "HeadlessUI", "HeadlessAdapters"],
    resources: [.embedInCode("Main.storyboard")]),
  library(
    "GroceryScreen", in: "Screens",
    ["Domain", "DataSource", "Interaction", "HeadlessUI", "HeadlessAdapters"]),
  // It sets up its database itself: that is the lesson of this variant.
  library("MassiveGrocery", in: "Screens", ["Domain", "Database", "HeadlessUI"]),
]

let screenTests: [Target] = [
  tests(
    "MassivePeopleListTests", in: "Screens",
    ["MassivePeopleList", "Database", "TestDoubles"] + stage),
  tests(
    "MVVMPeopleListTests", in: "Screens",
    ["MVVMPeopleList", "Presenter", "TestDoubles"] + stage),
  tests(
    "SlimPeopleListTests", in: "Screens",
    [
      "SlimPeopleList", "Presenter", "Interaction", "KeyboardManager", "Navigator", "DataSource",
      "TestDoubles",
    ] + stage),
  tests(
    "AcceptanceTests", in: "Acceptance",
    ["PeopleListVariants", "Database", "Presenter", "TestDoubles"] + stage),
  tests(
    "ProtocolSplitPeopleListTests", in: "Screens",
    ["ProtocolSplitPeopleList", "Presenter", "TestDoubles"] + stage),
  tests(
    "ProfileScreenTests", in: "Screens",
    ["ProfileScreen", "Composition", "Navigator", "Presenter", "TestDoubles"] + stage),
  tests(
    "PostsScreenTests", in: "Screens",
    ["PostsScreen", "ServiceLocator", "Presenter", "TestDoubles"] + stage),
  tests(
    "GroceryScreenTests", in: "Screens",
    ["GroceryScreen", "MassiveGrocery", "Database", "DataSource", "TestDoubles"] + stage),
]

// MARK: Applications: one composition root each

let applications: [Target] = [
  executable(
    "ContactsApp", in: "Apps",
    [
      "PeopleListVariants", "MassivePeopleList", "Database", "Sync", "WebAPI", "TestDoubles",
      "VCard", "Presenter", "KeyboardManager", "ScriptRunner", "TerminalUI",
    ] + stage, resources: [.embedInCode("pioneers.vcf")]),
  executable(
    "ProfileApp", in: "Apps",
    [
      "ProfileScreen", "Navigator", "Database", "Presenter", "ScriptRunner", "TerminalUI",
    ] + stage),
  executable(
    "PostsApp", in: "Apps",
    ["PostsScreen", "ServiceLocator", "Database", "Presenter", "ScriptRunner", "TerminalUI"]
      + stage),
  executable(
    "BenchmarksApp", in: "Apps",
    [
      "Database", "CSQLite", "DataSource", "Binding", "ServiceLocator", "Presenter", "Domain",
      "HeadlessUI",
    ]),
  // What `compare` counts, and how it shows it: libraries, so that their tests need not start it.
  .target(
    name: "SourceMeasures", path: "Examples/Apps/SourceMeasures", swiftSettings: strict),
  .target(
    name: "ComparisonReport", dependencies: ["SourceMeasures"],
    path: "Examples/Apps/ComparisonReport", swiftSettings: strict),
  executable(
    "CompareApp", in: "Apps",
    [
      "SourceMeasures", "ComparisonReport", "PeopleListVariants", "Database", "Presenter",
      "ScriptRunner", "TestDoubles",
    ] + stage),
  executable("StoryboardFlowApp", in: "Apps", ["ServiceLocator", "ScriptRunner"]),
  executable(
    "GroceryApp", in: "Apps",
    ["GroceryScreen", "MassiveGrocery", "Database", "ScriptRunner", "TerminalUI"] + stage),
]

// MARK: What holds it together

let wholeHouse: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["HeadlessUI"], path: "Tests/TestSupport",
    swiftSettings: strict),
  .testTarget(
    name: "ExamplesTests",
    dependencies: [
      "TestSupport", "Domain", "TestDoubles", "ContactsApp", "ProfileApp", "PostsApp", "GroceryApp",
      "StoryboardFlowApp", "CompareApp",
    ]
      + patternExamples.map { .target(name: $0.name) },
    path: "Tests/Examples/ExamplesTests", exclude: ["Goldens"], swiftSettings: strict),
  tests("CompareTests", in: "Examples", ["SourceMeasures", "ComparisonReport"]),
  .testTarget(
    name: "ArchitectureTests", dependencies: ["TestSupport"],
    path: "Tests/Architecture/ArchitectureTests", swiftSettings: strict),
]

let package = Package(
  name: "Unmassive",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: (domain + patterns + services + harness + screens)
    .filter { $0.type == .regular }
    .map { .library(name: $0.name, targets: [$0.name]) }
    + [
      .executable(name: "contacts", targets: ["ContactsApp"]),
      .executable(name: "profile", targets: ["ProfileApp"]),
      .executable(name: "posts", targets: ["PostsApp"]),
      .executable(name: "grocery", targets: ["GroceryApp"]),
      .executable(name: "compare", targets: ["CompareApp"]),
      .executable(name: "people-server", targets: ["PeopleServerProgram"]),
      .executable(name: "benchmarks", targets: ["BenchmarksApp"]),
      .executable(name: "storyboard-flow", targets: ["StoryboardFlowApp"]),
      .executable(name: "data-source-example", targets: ["DataSourceExample"]),
      .executable(name: "presenter-example", targets: ["PresenterExample"]),
      .executable(name: "binding-example", targets: ["BindingExample"]),
      .executable(name: "interaction-example", targets: ["InteractionExample"]),
      .executable(name: "keyboard-manager-example", targets: ["KeyboardManagerExample"]),
      .executable(name: "navigator-example", targets: ["NavigatorExample"]),
      .executable(name: "service-locator-example", targets: ["ServiceLocatorExample"]),
      .executable(name: "composition-example", targets: ["CompositionExample"]),
      .executable(name: "smart-view-example", targets: ["SmartViewExample"]),
    ],
  targets: domain + patterns + services + harness + screens + applications + patternExamples
    + wholeHouse + patternTests + serviceTests + harnessTests + screenTests
)
