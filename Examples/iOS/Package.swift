// swift-tools-version: 6.2
import PackageDescription

// This package compiles the kit's screens with UIKit. The Xcode project in `Xcode` builds the app.
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

let listPatterns: [Target.Dependency] = [
  "Domain", "DataSource", "Presenter", "Interaction", "KeyboardManager",
]

let package = Package(
  name: "UnmassiveOniOS",
  platforms: [.iOS(.v18)],
  products: [.library(name: "DemoApp", targets: ["DemoApp"])],
  targets: [
    module(
      "DemoApp",
      [
        "PeopleListVariants", "ProfileScreen", "GroceryScreen", "MassiveGrocery", "Domain",
        "Binding", "Presenter", "Database", "Collation", "Sync", "WebAPI", "DemoServer",
      ]),
    module("Domain"),
    // The targets of the patterns.
    module("DataSource", in: "Patterns/", ["Domain"]),
    module("Presenter", in: "Patterns/", ["Domain"]),
    module("Binding", in: "Patterns/", ["Domain"]),
    module("Interaction", in: "Patterns/", ["Domain"]),
    module("KeyboardManager", in: "Patterns/"),
    module("Navigator", in: "Patterns/", ["Domain"]),
    module("Composition", in: "Patterns/", ["Domain"]),
    module("SmartView", in: "Patterns/"),
    // The targets of the services.
    .systemLibrary(name: "CSQLite", path: "Sources/Services/CSQLite"),
    module("Database", in: "Services/", ["Domain", "CSQLite"]),
    module("Collation", in: "Services/", ["Domain"]),
    module("Settings", in: "Services/", ["Domain"]),
    module("WebAPI", in: "Services/", ["Domain"]),
    module("Sync", in: "Services/", ["Domain"]),
    module("DemoServer", in: "Services/", ["Domain"]),
    // The targets of the screens.
    module("MassivePeopleList", in: "Screens/", ["Domain", "Database", "Collation"]),
    module(
      "ProtocolSplitPeopleList", in: "Screens/",
      ["Domain", "Presenter", "Interaction", "KeyboardManager"]),
    module("MVPPeopleList", in: "Screens/", listPatterns),
    module("VIPERPeopleList", in: "Screens/", listPatterns),
    module("MVVMPeopleList", in: "Screens/", listPatterns),
    module("ModelViewPeopleList", in: "Screens/", listPatterns),
    module("ReducerPeopleList", in: "Screens/", listPatterns),
    module("SlimPeopleList", in: "Screens/", listPatterns + ["Binding", "SmartView"]),
    module(
      "PeopleListVariants", in: "Screens/",
      [
        "MassivePeopleList", "ProtocolSplitPeopleList", "MVPPeopleList", "VIPERPeopleList",
        "MVVMPeopleList", "ModelViewPeopleList", "ReducerPeopleList", "SlimPeopleList",
        "Domain", "Database", "Collation", "Settings", "Presenter",
      ]),
    module(
      "ProfileScreen", in: "Screens/",
      [
        "Domain", "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager",
        "Navigator", "Composition", "SmartView",
      ]),
    module("GroceryScreen", in: "Screens/", ["Domain", "DataSource", "Interaction"]),
    module("MassiveGrocery", in: "Screens/", ["Domain", "Database", "Collation"]),
    // These tests check UIKit's rules. The kit runs them on HeadlessUI, and this package on UIKit.
    .testTarget(
      name: "UIKitRulesTests", dependencies: ["TestSupport"], path: "Tests/UIKitRulesTests",
      swiftSettings: strict),
    .target(
      name: "TestSupport", path: "Tests/TestSupport",
      sources: ["Freed.swift", "SeededGenerator.swift", "Tags.swift", "TestCases.swift"],
      swiftSettings: strict),
  ]
)
