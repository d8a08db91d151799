// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One array for each layer. A target depends only on targets of its own layer and of the layers
// above it. The architecture tests list every allowed import.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    resources: resources, swiftSettings: strict)
}

func executable(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency],
  resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Examples/\(folder)/\(name)", exclude: exclude,
    resources: resources, swiftSettings: strict)
}

func tests(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(folder)/\(name)",
    exclude: exclude, swiftSettings: strict)
}

// MARK: Domain: values, validation, merge rules and ports

let domain: [Target] = [
  .target(name: "Domain", path: "Sources/Domain", swiftSettings: strict),
  .testTarget(
    name: "DomainTests", dependencies: ["Domain", "TestDoubles", "TestSupport"],
    path: "Tests/DomainTests", swiftSettings: strict),
]

/// The views where there is no UIKit. On iOS, no pattern and no screen imports HeadlessUI.
let views = Target.Dependency.target(
  name: "HeadlessUI", condition: .when(platforms: [.linux, .macOS]))

// MARK: Patterns: each imports views in its `UIKit` folder, and Domain in its `Applied` folder

let patterns: [Target] = [
  library("DataSource", in: "Patterns", ["Domain", views]),
  library("Presenter", in: "Patterns", ["Domain"]),
  library("Binding", in: "Patterns", ["Domain", views]),
  library("Interaction", in: "Patterns", ["Domain", views]),
  library("KeyboardManager", in: "Patterns", [views]),
  library("Navigator", in: "Patterns", ["Domain", views]),
  library("ServiceLocator", in: "Patterns", ["Domain"]),
  library("Composition", in: "Patterns", ["Domain", views]),
  library("SmartView", in: "Patterns", [views]),
]

let stage: [Target.Dependency] = ["Domain", "HeadlessUI", "Pilot"]

let patternTests: [Target] = [
  tests("DataSourceTests", in: "Patterns", ["DataSource"] + stage),
  tests("PresenterTests", in: "Patterns", ["Presenter", "PresenterExample", "Domain"]),
  tests("BindingTests", in: "Patterns", ["Binding", "TestDoubles"] + stage),
  tests("InteractionTests", in: "Patterns", ["Interaction", "Collation", "TestDoubles"] + stage),
  tests("KeyboardManagerTests", in: "Patterns", ["KeyboardManager"] + stage),
  tests("NavigatorTests", in: "Patterns", ["Navigator", "Collation", "TestDoubles"] + stage),
  tests(
    "ServiceLocatorTests", in: "Patterns",
    ["ServiceLocator", "DemoServer", "Domain", "TestDoubles"]),
  tests("CompositionTests", in: "Patterns", ["Composition", "TestDoubles"] + stage),
  tests("SmartViewTests", in: "Patterns", ["SmartView"] + stage),
]

let patternExamples: [Target] = [
  executable(
    "DataSourceExample", in: "Patterns",
    ["DataSource", "ChatScreen", "SourceMeasures"] + stage),
  executable("PresenterExample", in: "Patterns", ["Presenter"] + stage),
  executable(
    "BindingExample", in: "Patterns",
    ["Binding", "Navigator", "Presenter", "ProfileScreen", "SourceMeasures", "TestDoubles"]
      + stage),
  executable(
    "InteractionExample", in: "Patterns", ["Interaction", "Collation", "TestDoubles"] + stage),
  executable("KeyboardManagerExample", in: "Patterns", ["KeyboardManager"] + stage),
  executable(
    "NavigatorExample", in: "Patterns",
    ["Navigator", "ParameterScreens", "SourceMeasures"] + stage),
  executable(
    "ServiceLocatorExample", in: "Patterns",
    ["ServiceLocator", "PostsScreen", "Presenter", "Storyboard", "TestDoubles"] + stage,
    exclude: ["Posts.storyboard"]),
  executable("CompositionExample", in: "Patterns", ["Composition"] + stage),
  executable("SmartViewExample", in: "Patterns", ["SmartView"] + stage),
  executable(
    "ProtocolSplitExample", in: "Patterns",
    [
      "DocumentSplit", "ProtocolSplitPeopleList", "Presenter", "FaultyServer", "DemoServer",
      "TestDoubles", "SourceMeasures",
    ] + stage),
]

// MARK: UI: views and controllers without pixels, and what draws them

let ui: [Target] = [
  library("HeadlessUI", in: "UI"),
  library("Storyboard", in: "UI", ["HeadlessUI"]),
  library("TerminalUI", in: "UI", ["HeadlessUI"]),
]

let uiTests: [Target] = [
  // The rules of UIKit that HeadlessUI follows. Examples/iOS runs the same files on UIKit.
  tests("UIKitRulesTests", in: "UI", ["HeadlessUI"]),
  tests("HeadlessUITests", in: "UI", ["HeadlessUI", "Collation"]),
  tests(
    "StoryboardTests", in: "UI", ["Storyboard", "ServiceLocator", "TestDoubles"] + stage),
  // A program whose screen the terminal tests drive on a pseudo-terminal.
  .executableTarget(
    name: "TerminalProbe",
    dependencies: ["TerminalUI", "HeadlessUI", "KeyboardManager"],
    path: "Tests/Programs/TerminalProbe", swiftSettings: strict),
  .testTarget(
    name: "TerminalUITests",
    dependencies: [
      "TerminalUI", "HeadlessUI", "TerminalProbe", "ContactsApp", "DemoServer", "Domain",
      "TestDoubles", "TestSupport",
    ],
    path: "Tests/UI/TerminalUITests", exclude: ["Goldens"], swiftSettings: strict),
]

// MARK: Services: database, collation, settings, vCard, web API, sync

// On Apple's platforms SQLite is part of the SDK. There pkg-config would add the paths of another
// copy, or those of macOS to a build for iOS.
#if os(Linux)
  let sqlitePackage: String? = "sqlite3"
#else
  let sqlitePackage: String? = nil
#endif

let services: [Target] = [
  .systemLibrary(
    name: "CSQLite", path: "Sources/Services/CSQLite", pkgConfig: sqlitePackage,
    providers: [.apt(["libsqlite3-dev"])]),
  library("Database", in: "Services", ["Domain", "CSQLite"]),
  .target(
    name: "Collation", dependencies: ["Domain"], path: "Sources/Services/Collation",
    swiftSettings: strict,
    // Foundation's own copy of ICU, which `ICUSortKeys` calls.
    linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
  library("Settings", in: "Services", ["Domain"]),
  library("VCard", in: "Services", ["Domain"]),
  library("WebAPI", in: "Services", ["Domain"]),
  library("Sync", in: "Services", ["Domain"]),
  library("DemoServer", in: "Services", ["Domain"]),
]

let serviceTests: [Target] = [
  // A program that the database tests and a script kill while it writes.
  .executableTarget(
    name: "StoreWriter", dependencies: ["Database", "Domain"], path: "Tests/Programs/StoreWriter",
    swiftSettings: strict),
  // A program that kills a syncing process at each step of a sync. A script runs it.
  .executableTarget(
    name: "SyncKiller",
    dependencies: [
      "Database", "CSQLite", "Collation", "Sync", "WebAPI", "DemoServer", "FaultyServer", "Domain",
      "SourceMeasures", "TestDoubles",
    ],
    path: "Tests/Programs/SyncKiller", swiftSettings: strict),
  // A disk that fails or loses its power, and a program that uses it. A script runs the program.
  .target(
    name: "CFaultyDisk", dependencies: ["CSQLite"], path: "Tests/Programs/CFaultyDisk"),
  .executableTarget(
    name: "DiskFaults",
    dependencies: [
      "CFaultyDisk", "CSQLite", "Database", "Sync", "VCard", "DemoServer", "FaultyServer", "Domain",
      "TestDoubles",
    ],
    path: "Tests/Programs/DiskFaults", swiftSettings: strict),
  tests(
    "DatabaseTests", in: "Services",
    ["Database", "Collation", "Domain", "TestDoubles", "CSQLite", "CFaultyDisk", "StoreWriter"]),
  tests("CollationTests", in: "Services", ["Collation", "Domain", "TestDoubles"]),
  tests("SettingsTests", in: "Services", ["Settings", "Domain"]),
  tests("VCardTests", in: "Services", ["VCard", "Domain", "TestDoubles"]),
  tests(
    "WebAPITests", in: "Services",
    ["WebAPI", "DemoServer", "FaultyServer", "Domain", "TestDoubles"]),
  tests(
    "SyncTests", in: "Services",
    ["Sync", "Database", "Collation", "DemoServer", "FaultyServer", "Domain", "TestDoubles"]),
  tests("DemoServerTests", in: "Services", ["DemoServer", "Domain", "TestDoubles"]),
]

// MARK: Screens: the patterns put to work

let listPatterns: [Target.Dependency] = [
  "Domain", "DataSource", "Presenter", "KeyboardManager", "Interaction", views,
]

let screens: [Target] = [
  // It sets up its database itself: that is the lesson of this variant.
  library(
    "MassivePeopleList", in: "Screens", ["Domain", "Database", "Collation", views]),
  library(
    "ProtocolSplitPeopleList", in: "Screens",
    ["Domain", "Presenter", "KeyboardManager", "Interaction", views]),
  library("MVPPeopleList", in: "Screens", listPatterns),
  library("VIPERPeopleList", in: "Screens", listPatterns),
  library("MVVMPeopleList", in: "Screens", listPatterns),
  library("ModelViewPeopleList", in: "Screens", listPatterns),
  library("ReducerPeopleList", in: "Screens", listPatterns),
  library("SlimPeopleList", in: "Screens", listPatterns + ["Binding", "SmartView"]),
  library(
    "PeopleListVariants", in: "Screens",
    [
      "MassivePeopleList", "ProtocolSplitPeopleList", "MVPPeopleList", "VIPERPeopleList",
      "MVVMPeopleList", "ModelViewPeopleList", "ReducerPeopleList", "SlimPeopleList",
      "Domain", "Database", "Collation", "Settings", "Presenter", views,
    ]),
  // The first document's own code, with its faults.
  library("DocumentSplit", in: "Screens", ["Domain", views]),
  library(
    "ProfileScreen", in: "Screens",
    [
      "Domain", "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager",
      "Navigator", "Composition", "SmartView", views,
    ]),
  library(
    "PostsScreen", in: "Screens",
    [
      "Domain", "ServiceLocator",
      .target(name: "Storyboard", condition: .when(platforms: [.linux, .macOS])), "Presenter",
      "Binding", "SmartView", "Interaction", views,
    ],
    resources: [.embedInCode("Main.storyboard")]),
  // The posts flow again, with a coordinator in place of the storyboard and the locator.
  library(
    "CoordinatedPosts", in: "Screens",
    ["Domain", "PostsScreen", "ServiceLocator", "Presenter", "Interaction", views]),
  library(
    "GroceryScreen", in: "Screens",
    ["Domain", "DataSource", "Interaction", views]),
  library(
    "ChatScreen", in: "Screens", ["DataSource", views]),
  library("ParameterScreens", in: "Screens", [views]),
  // It sets up its database itself: that is the lesson of this variant.
  library(
    "MassiveGrocery", in: "Screens", ["Domain", "Database", "Collation", views]),
  library("StackGrocery", in: "Screens", ["Domain", "Database", views]),
  library(
    "DataSourceGrocery", in: "Screens",
    ["Domain", "DataSource", "GroceryScreen", "Interaction", views]),
]

let screenTests: [Target] = [
  tests(
    "MassivePeopleListTests", in: "Screens",
    ["MassivePeopleList", "Database", "TestDoubles"] + stage),
  tests(
    "ProtocolSplitPeopleListTests", in: "Screens",
    ["ProtocolSplitPeopleList", "Presenter", "TestDoubles"] + stage),
  tests(
    "MVPPeopleListTests", in: "Screens",
    ["MVPPeopleList", "DataSource", "Presenter", "TestDoubles"] + stage),
  tests(
    "VIPERPeopleListTests", in: "Screens",
    ["VIPERPeopleList", "DataSource", "Presenter", "TestDoubles"] + stage),
  tests(
    "MVVMPeopleListTests", in: "Screens",
    ["MVVMPeopleList", "Collation", "DataSource", "Presenter", "TestDoubles"] + stage),
  tests(
    "ModelViewPeopleListTests", in: "Screens",
    ["ModelViewPeopleList", "Collation", "Presenter", "TestDoubles"] + stage),
  tests(
    "ReducerPeopleListTests", in: "Screens",
    ["ReducerPeopleList", "Collation", "Presenter", "TestDoubles"] + stage),
  tests(
    "SlimPeopleListTests", in: "Screens",
    ["SlimPeopleList", "Presenter", "Interaction", "KeyboardManager", "SmartView", "TestDoubles"]
      + stage),
  tests(
    "AcceptanceTests", in: "Acceptance",
    ["PeopleListVariants", "Database", "Collation", "Presenter", "TestDoubles"] + stage,
    exclude: ["PeopleListSpecification/README.md"]),
  tests(
    "DocumentSplitTests", in: "Screens",
    ["DocumentSplit", "ProtocolSplitPeopleList", "Presenter", "TestDoubles"] + stage),
  tests(
    "ProfileScreenTests", in: "Screens",
    ["ProfileScreen", "Composition", "Navigator", "Presenter", "TestDoubles"] + stage),
  tests(
    "ChatScreenTests", in: "Screens",
    ["ChatScreen", "DataSource", "HeadlessUI", "Pilot"]),
  tests("ParameterScreensTests", in: "Screens", ["ParameterScreens", "HeadlessUI", "Pilot"]),
  tests(
    "PostsScreenTests", in: "Screens",
    [
      "PostsScreen", "CoordinatedPosts", "ServiceLocator", "SmartView", "Storyboard", "Presenter",
      "TestDoubles",
    ]
      + stage),
  tests(
    "GroceryScreenTests", in: "Screens",
    [
      "GroceryScreen", "DataSourceGrocery", "StackGrocery", "MassiveGrocery", "Database",
      "Collation", "DataSource", "TestDoubles",
    ] + stage),
]

// MARK: Testing: what drives screens and stands in for services

let testing: [Target] = [
  library("Pilot", in: "Testing", ["HeadlessUI"]),
  library("TestDoubles", in: "Testing", ["Domain"]),
  library("FaultyServer", in: "Testing", ["Domain", "DemoServer", "WebAPI", "TestDoubles"]),
  library("ScriptRunner", in: "Testing", ["Domain", "Presenter", "Pilot", "TerminalUI"]),
]

let testingTests: [Target] = [
  tests("PilotTests", in: "Testing", ["Pilot", "HeadlessUI"]),
  tests("TestDoublesTests", in: "Testing", ["TestDoubles", "Collation", "Domain"]),
  tests(
    "FaultyServerTests", in: "Testing", ["FaultyServer", "DemoServer", "Domain", "TestDoubles"]),
  tests("ScriptRunnerTests", in: "Testing", ["ScriptRunner", "Pilot", "Presenter"]),
]

// MARK: Tools: libraries behind the command-line tools

let tools: [Target] = [
  library("SourceMeasures", in: "Tools"),
  library(
    "ComparisonReport", in: "Tools", ["SourceMeasures", "ChangeRequests", "RecordedSequences"],
    resources: [.embedInCode("page.html"), .embedInCode("page.css"), .embedInCode("page.js")]),
  library("ChangeRequests", in: "Tools", ["SourceMeasures"]),
  library("OwnVariant", in: "Tools", ["SourceMeasures", "TestRuns"]),
  library("SourceEdits", in: "Tools"),
  library("TestRuns", in: "Tools"),
  library(
    "FaultMeasures", in: "Tools",
    ["ComparisonReport", "SourceEdits", "SourceMeasures", "TestRuns"]),
  library("Lab", in: "Tools", ["ChangeRequests", "SourceEdits", "SourceMeasures", "TestRuns"]),
  library("RecordedSequences", in: "Tools", ["SourceMeasures", "TestRuns"]),
  library("Copies", in: "Tools", ["SourceMeasures", "TestRuns"]),
  library("Diagnosis", in: "Tools", ["SourceMeasures"]),
  // A program that plays one action. `compare --trace` builds it with function-entry coverage.
  .target(name: "CFunctionHook", path: "Tests/Programs/CFunctionHook"),
  .executableTarget(
    name: "SequencePlayer",
    dependencies: [
      "CFunctionHook", "RecordedSequences", "PeopleListVariants", "Database",
      "Collation", "Domain", "HeadlessUI", "Pilot", "Presenter", "TestDoubles",
    ],
    path: "Tests/Programs/SequencePlayer", swiftSettings: strict),
  // A program that writes and checks pages of the documentation site. A script runs it.
  .executableTarget(
    name: "DocsPages", path: "Tests/Programs/DocsPages", swiftSettings: strict),
]

let toolTests: [Target] = [
  tests(
    "CompareTests", in: "Tools",
    ["SourceMeasures", "ComparisonReport", "ChangeRequests", "RecordedSequences", "OwnVariant"]),
  tests("RecordedSequencesTests", in: "Tools", ["RecordedSequences", "SourceMeasures"]),
  tests(
    "DiagnosisTests", in: "Tools", ["Diagnosis", "SourceMeasures"], exclude: ["Marks"]),
  tests(
    "FaultMeasuresTests", in: "Tools",
    ["FaultMeasures", "ComparisonReport", "SourceEdits", "SourceMeasures", "TestRuns"]),
  tests(
    "LabTests", in: "Tools",
    ["Lab", "LabApp", "ScriptRunner", "SourceEdits", "SourceMeasures", "TestRuns"]),
  tests("DocsPagesTests", in: "Tools", ["DocsPages"]),
  tests("CopiesTests", in: "Tools", ["Copies", "KitApp", "ScriptRunner", "TestRuns"]),
]

// MARK: Applications: one composition root each

let applications: [Target] = [
  executable(
    "ContactsApp", in: "Apps",
    [
      "PeopleListVariants", "Database", "Sync", "WebAPI", "DemoServer", "VCard", "Presenter",
      "KeyboardManager", "ScriptRunner", "TerminalUI",
    ] + stage, resources: [.embedInCode("pioneers.vcf")]),
  executable(
    "ProfileApp", in: "Apps",
    [
      "ProfileScreen", "Navigator", "Database", "Presenter", "ScriptRunner", "TerminalUI",
    ] + stage),
  executable(
    "PostsApp", in: "Apps",
    [
      "PostsScreen", "CoordinatedPosts", "ServiceLocator", "Storyboard", "Database", "Presenter",
      "ScriptRunner",
      "TerminalUI",
    ]
      + stage),
  executable(
    "BenchmarksApp", in: "Apps",
    [
      "DataSource", "Binding", "ServiceLocator", "Presenter", "Domain", "HeadlessUI",
      "CoordinatedPosts", "Pilot", "TestDoubles", "PeopleListVariants", "Database", "Sync",
      "WebAPI", "DemoServer",
    ]),
  executable(
    "CompareApp", in: "Apps",
    [
      "Collation",
      "SourceMeasures", "ComparisonReport", "ChangeRequests", "FaultMeasures", "OwnVariant",
      "RecordedSequences", "PeopleListVariants", "Database", "Presenter",
      "ScriptRunner", "TestDoubles",
    ] + stage),
  executable(
    "LabApp", in: "Apps",
    ["Lab", "OwnVariant", "RecordedSequences", "ScriptRunner", "SourceMeasures"]),
  executable("KitApp", in: "Apps", ["Copies", "ScriptRunner", "SourceMeasures"]),
  executable("DiagnoseApp", in: "Apps", ["Diagnosis", "ScriptRunner"]),
  executable("StoryboardFlowApp", in: "Apps", ["Storyboard", "ScriptRunner"]),
  executable("PeopleServerApp", in: "Apps", ["DemoServer", "ScriptRunner"]),
  executable(
    "GroceryApp", in: "Apps",
    [
      "Collation", "GroceryScreen", "DataSourceGrocery", "StackGrocery", "MassiveGrocery",
      "Database", "DataSource", "Presenter", "ScriptRunner", "TerminalUI",
    ] + stage),
]

// MARK: Tests of the package as a whole

let packageTests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["HeadlessUI"], path: "Tests/TestSupport",
    swiftSettings: strict),
  .testTarget(
    name: "ExamplesTests",
    dependencies: [
      "TestSupport", "Domain", "Database", "DemoServer", "FaultyServer", "TestDoubles",
      "ContactsApp", "ProfileApp", "PostsApp", "GroceryApp",
      "StoryboardFlowApp", "CompareApp", "KitApp", "LabApp", "DiagnoseApp", "SourceMeasures",
    ]
      + patternExamples.map { .target(name: $0.name) },
    path: "Tests/Examples/ExamplesTests", exclude: ["Goldens"], swiftSettings: strict),
  tests(
    "InputTests", in: "Acceptance",
    [
      "ContactsApp", "Copies", "DemoServer", "Lab", "Navigator", "PeopleListVariants", "Presenter",
      "ScriptRunner", "SourceEdits", "Storyboard", "TerminalUI", "TestDoubles", "WebAPI",
    ] + stage),
  .testTarget(
    name: "ArchitectureTests", dependencies: ["TestSupport"],
    path: "Tests/Architecture/ArchitectureTests", swiftSettings: strict),
]

let allTargets =
  domain + patterns + ui + services + screens + testing + tools + applications + patternExamples
  + packageTests + patternTests + uiTests + serviceTests + screenTests + testingTests + toolTests

// MARK: Some modules alone

/// The targets of the package. `UNMASSIVE_ONLY=Navigator swift test` selects one module, its tests
/// and their dependencies. Commas separate several modules.
let targets: [Target] = {
  let wanted = (Context.environment["UNMASSIVE_ONLY"] ?? "").split(separator: ",").map(String.init)
  guard !wanted.isEmpty else { return allTargets }
  let modules = allTargets.filter(\.isTest).map { String($0.name.dropLast("Tests".count)) }
  if let module = wanted.first(where: { !modules.contains($0) }) {
    let names = modules.sorted().joined(separator: ", ")
    let sentence = "UNMASSIVE_ONLY is “\(module)”. It must be one of these modules: \(names).\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    exit(EXIT_FAILURE)
  }
  let byName = Dictionary(uniqueKeysWithValues: allTargets.map { ($0.name, $0) })
  var selected: Set<String> = []
  var open = wanted + wanted.map { $0 + "Tests" }
  while let name = open.popLast() {
    guard let target = byName[name], selected.insert(name).inserted else { continue }
    for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
    for case .targetItem(let name, _) in target.dependencies { open.append(name) }
  }
  return allTargets.filter { selected.contains($0.name) }
}()

// MARK: Products

@MainActor func library(_ name: String, of modules: [String]) -> Product? {
  let names = Set(targets.map(\.name))
  return names.isSuperset(of: modules) ? .library(name: name, targets: modules) : nil
}

/// The libraries that a reader's own package would depend on.
let libraries =
  (patterns.map(\.name) + ["HeadlessUI", "Pilot", "TestDoubles"])
  .compactMap { library($0, of: [$0]) }

/// What `Tests/Acceptance/AcceptanceTests/PeopleListSpecification` imports: another package links
/// the folder and depends on this product.
let specificationSupport = library(
  "PeopleListSpecificationSupport",
  of: ["Domain", "Presenter", "Collation", "HeadlessUI", "Pilot", "TestDoubles", "TestSupport"])

/// The executables: `ContactsApp` is `contacts`, and `DataSourceExample` is `data-source-example`.
let programs: [Product] = (applications + patternExamples).map(\.name).compactMap { target in
  guard targets.contains(where: { $0.name == target }) else { return nil }
  let words = target.reduce(into: "") { words, letter in
    words += (letter.isUppercase && !words.isEmpty ? "-" : "") + letter.lowercased()
  }
  let name = words.hasSuffix("-app") ? String(words.dropLast("-app".count)) : words
  return .executable(name: name, targets: [target])
}

let package = Package(
  name: "Unmassive",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: libraries + [specificationSupport].compactMap(\.self) + programs,
  targets: targets
)
