// swift-tools-version: 6.2
import PackageDescription

// This package compiles the kit's screens with UIKit. The Xcode project in `Xcode` builds the app.
// Here the modules `HeadlessUI` and `HeadlessAdapters` contain aliases of UIKit's classes. So the
// screens compile without changes.
// The folders in `Sources` are links into the kit, except `DemoApp`.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, in folder: String = "", _ dependencies: [Target.Dependency] = [])
  -> Target
{
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)\(name)",
    swiftSettings: strict)
}

let patterns: [Target.Dependency] = [
  "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager", "Navigator",
  "ServiceLocator", "Composition", "SmartView",
]
let ui: [Target.Dependency] = ["Domain", "HeadlessUI", "HeadlessAdapters"] + patterns
let services: [Target.Dependency] = [
  "Database", "Collation", "Settings", "Sync", "WebAPI", "DemoServer",
]

let package = Package(
  name: "UnmassiveOniOS",
  platforms: [.iOS(.v18)],
  products: [.library(name: "DemoApp", targets: ["DemoApp"])],
  targets: [
    module(
      "DemoApp",
      ["PeopleListVariants", "ProfileScreen", "GroceryScreen", "MassiveGrocery"]
        + services + ui),
    module("Domain"),
    // The targets that declare UIKit's classes under the kit's names.
    module("HeadlessUI"),
    module("HeadlessAdapters", ["HeadlessUI"] + patterns),
    // The targets of the patterns.
    module("DataSource", in: "Patterns/", ["Domain"]),
    module("Presenter", in: "Patterns/", ["Domain"]),
    module("Binding", in: "Patterns/", ["Domain"]),
    module("Interaction", in: "Patterns/", ["Domain"]),
    module("KeyboardManager", in: "Patterns/", ["Domain"]),
    module("Navigator", in: "Patterns/", ["Domain"]),
    module("ServiceLocator", in: "Patterns/", ["Domain"]),
    module("Composition", in: "Patterns/", ["Domain"]),
    module("SmartView", in: "Patterns/", ["Domain"]),
    // The targets of the services.
    .systemLibrary(name: "CSQLite", path: "Sources/Services/CSQLite"),
    module("Database", in: "Services/", ["Domain", "CSQLite"]),
    module("Collation", in: "Services/", ["Domain"]),
    module("Settings", in: "Services/", ["Domain"]),
    module("WebAPI", in: "Services/", ["Domain"]),
    module("Sync", in: "Services/", ["Domain"]),
    module("DemoServer", in: "Services/", ["Domain"]),
    // The targets of the screens.
    module("MassivePeopleList", in: "Screens/", ["Database", "Collation"] + ui),
    module("ProtocolSplitPeopleList", in: "Screens/", ui),
    module("MVVMPeopleList", in: "Screens/", ui),
    module("SlimPeopleList", in: "Screens/", ui),
    module(
      "PeopleListVariants", in: "Screens/",
      [
        "MassivePeopleList", "ProtocolSplitPeopleList", "MVVMPeopleList", "SlimPeopleList",
        "Database",
      ] + ui),
    module("ProfileScreen", in: "Screens/", ui),
    module("GroceryScreen", in: "Screens/", ui),
    module("MassiveGrocery", in: "Screens/", ["Database", "Collation"] + ui),
    // The rules of UIKit, which the kit's tests check on HeadlessUI. Here they run on UIKit.
    .testTarget(
      name: "UIKitRulesTests", dependencies: ["TestSupport"], path: "Tests/UIKitRulesTests",
      swiftSettings: strict),
    .target(
      name: "TestSupport", path: "Tests/TestSupport",
      sources: ["Freed.swift", "SeededGenerator.swift", "Tags.swift", "TestCases.swift"],
      swiftSettings: strict),
  ]
)
