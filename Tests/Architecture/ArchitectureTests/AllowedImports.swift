/// The imports that each target may have: first the package's modules, then the toolchain's.
enum AllowedImports {
  static let table: [String: Set<String>] = [
    // Domain
    "Domain": ["Foundation", "Synchronization"],
    // Patterns
    "Binding": ["Domain", "Observation", "Synchronization", "UIKit"],
    "Composition": ["Domain", "CoreGraphics", "Foundation", "UIKit"],
    "DataSource": ["Domain", "Foundation", "UIKit"],
    "Interaction": ["Domain", "UIKit"],
    "KeyboardManager": ["CoreGraphics", "Foundation", "UIKit"],
    "Navigator": ["Domain", "Dispatch", "Foundation", "UIKit"],
    "Presenter": ["Domain", "Foundation", "Observation"],
    "ServiceLocator": [
      "Domain", "Foundation", "FoundationNetworking", "Synchronization", "UIKit",
    ],
    "SmartView": ["CoreGraphics", "Foundation", "UIKit"],
    // UI
    "HeadlessAdapters": [
      "Binding", "Composition", "DataSource", "HeadlessUI", "Interaction", "KeyboardManager",
      "Navigator", "ServiceLocator", "SmartView", "Storyboard", "CoreGraphics", "Foundation",
    ],
    "HeadlessUI": ["CoreGraphics", "Foundation", "Observation", "Synchronization"],
    "Storyboard": ["Foundation", "FoundationXML"],
    "TerminalUI": ["CoreGraphics", "HeadlessUI", "Dispatch", "Foundation", "Synchronization"],
    // Services
    "Collation": ["Domain", "Foundation", "Synchronization", "_FoundationICU"],
    "Database": ["CSQLite", "Domain", "Dispatch", "Foundation", "Synchronization"],
    "DemoServer": ["Domain", "Dispatch", "Foundation", "Synchronization"],
    "Settings": ["Domain", "Foundation"],
    "Sync": ["Domain"],
    "VCard": ["Domain", "Foundation"],
    "WebAPI": ["Domain", "Foundation", "FoundationNetworking"],
    // Screens
    "ChatScreen": ["DataSource", "HeadlessAdapters", "HeadlessUI", "Foundation", "Observation"],
    "CoordinatedPosts": [
      "Domain", "HeadlessAdapters", "HeadlessUI", "PostsScreen", "Presenter", "ServiceLocator",
      "CoreGraphics", "Foundation",
    ],
    "DataSourceGrocery": [
      "DataSource", "Domain", "GroceryScreen", "HeadlessAdapters", "HeadlessUI", "Foundation",
    ],
    "DocumentSplit": ["Domain", "HeadlessUI", "Foundation"],
    "GroceryScreen": [
      "DataSource", "Domain", "HeadlessAdapters", "HeadlessUI", "Interaction", "Foundation",
    ],
    "MVVMPeopleList": [
      "DataSource", "Domain", "HeadlessAdapters", "HeadlessUI", "KeyboardManager",
      "Presenter", "CoreGraphics", "Foundation", "Observation",
    ],
    "MassiveGrocery": ["Collation", "Database", "Domain", "HeadlessUI", "Foundation"],
    "MassivePeopleList": [
      "Collation", "Database", "Domain", "HeadlessUI", "CoreGraphics", "Foundation",
    ],
    "ParameterScreens": ["HeadlessUI", "Foundation"],
    "PeopleListVariants": [
      "Database", "Domain", "HeadlessUI", "MVVMPeopleList", "MassivePeopleList", "Presenter",
      "ProtocolSplitPeopleList", "SlimPeopleList", "Foundation",
    ],
    "PostsScreen": [
      "Binding", "Domain", "HeadlessAdapters", "HeadlessUI", "Presenter", "ServiceLocator",
      "SmartView", "Storyboard", "CoreGraphics", "Foundation", "Observation",
    ],
    "ProfileScreen": [
      "Binding", "Composition", "DataSource", "Domain", "HeadlessAdapters", "HeadlessUI",
      "Interaction", "KeyboardManager", "Navigator", "Presenter", "SmartView", "CoreGraphics",
      "Foundation", "Observation",
    ],
    "ProtocolSplitPeopleList": [
      "Domain", "HeadlessAdapters", "HeadlessUI", "KeyboardManager", "Presenter",
      "CoreGraphics", "Foundation",
    ],
    "SlimPeopleList": [
      "Binding", "DataSource", "Domain", "HeadlessAdapters", "HeadlessUI", "Interaction",
      "KeyboardManager", "Presenter", "SmartView", "CoreGraphics", "Foundation",
    ],
    "StackGrocery": ["Database", "Domain", "HeadlessUI", "Foundation"],
    // Testing
    "FaultyServer": [
      "DemoServer", "Domain", "TestDoubles", "WebAPI", "Foundation", "Synchronization",
    ],
    "Pilot": ["HeadlessUI", "CoreGraphics", "Foundation"],
    "ScriptRunner": [
      "Domain", "Pilot", "Presenter", "TerminalUI", "Foundation", "Synchronization",
    ],
    "TestDoubles": ["Domain", "Foundation", "Synchronization"],
    // Tools
    "ChangeRequests": ["SourceMeasures", "Foundation"],
    "ComparisonReport": [
      "ChangeRequests", "RecordedSequences", "SourceMeasures", "Foundation",
    ],
    "Copies": ["SourceMeasures", "TestRuns", "Foundation"],
    "Diagnosis": ["SourceMeasures", "Foundation"],
    "FaultMeasures": [
      "ComparisonReport", "SourceEdits", "SourceMeasures", "TestRuns", "Foundation",
    ],
    "Lab": ["ChangeRequests", "SourceEdits", "SourceMeasures", "TestRuns", "Foundation"],
    "OwnVariant": ["SourceMeasures", "TestRuns", "Foundation"],
    "RecordedSequences": ["SourceMeasures", "TestRuns", "Foundation"],
    "SourceEdits": ["Foundation"],
    "SourceMeasures": ["Foundation", "Synchronization"],
    "TestRuns": ["Foundation", "Synchronization"],
    // Examples/Apps
    "BenchmarksApp": [
      "Binding", "CSQLite", "Collation", "CoordinatedPosts", "DataSource", "Database", "Domain",
      "HeadlessUI", "Pilot", "Presenter", "ServiceLocator", "Storyboard", "TestDoubles", "VCard",
      "CoreGraphics", "Foundation", "FoundationXML", "Observation", "_FoundationICU",
    ],
    "CompareApp": [
      "ChangeRequests", "Collation", "ComparisonReport", "Database", "Domain", "FaultMeasures",
      "HeadlessUI", "OwnVariant", "PeopleListVariants", "Pilot", "Presenter", "RecordedSequences",
      "ScriptRunner", "SourceMeasures", "TestDoubles", "CoreGraphics", "Darwin", "Foundation",
    ],
    "ContactsApp": [
      "Collation", "Database", "DemoServer", "Domain", "HeadlessAdapters", "HeadlessUI",
      "KeyboardManager", "MassivePeopleList", "PeopleListVariants", "Pilot", "Presenter",
      "ScriptRunner", "Settings", "Sync", "TerminalUI", "VCard", "WebAPI", "Foundation",
    ],
    "DiagnoseApp": ["Diagnosis", "ScriptRunner", "Foundation"],
    "GroceryApp": [
      "Collation", "DataSource", "DataSourceGrocery", "Database", "Domain", "GroceryScreen",
      "HeadlessUI", "MassiveGrocery", "Pilot", "Presenter", "ScriptRunner", "StackGrocery",
      "TerminalUI", "Foundation",
    ],
    "KitApp": ["Copies", "ScriptRunner", "SourceMeasures", "Foundation"],
    "LabApp": ["Lab", "OwnVariant", "ScriptRunner", "SourceMeasures", "Foundation"],
    "PeopleServerApp": ["DemoServer", "ScriptRunner", "Foundation"],
    "PostsApp": [
      "CoordinatedPosts", "Database", "Domain", "HeadlessUI", "Pilot", "PostsScreen", "Presenter",
      "ScriptRunner",
      "ServiceLocator", "Storyboard", "TerminalUI", "Foundation", "Synchronization",
    ],
    "ProfileApp": [
      "Database", "Domain", "HeadlessAdapters", "HeadlessUI", "Navigator", "Pilot", "Presenter",
      "ProfileScreen", "ScriptRunner", "TerminalUI", "CoreGraphics", "Foundation",
    ],
    "StoryboardFlowApp": ["ScriptRunner", "Storyboard", "Foundation"],
    // Examples/Patterns
    "BindingExample": [
      "Binding", "Domain", "HeadlessAdapters", "HeadlessUI", "Navigator", "Pilot", "Presenter",
      "ProfileScreen", "SourceMeasures", "TestDoubles", "CoreGraphics", "Foundation",
    ],
    "CompositionExample": [
      "Composition", "HeadlessAdapters", "HeadlessUI", "CoreGraphics", "Foundation",
    ],
    "DataSourceExample": [
      "ChatScreen", "DataSource", "HeadlessAdapters", "HeadlessUI", "Pilot", "SourceMeasures",
      "CoreGraphics", "Foundation",
    ],
    "InteractionExample": [
      "Collation", "Domain", "HeadlessAdapters", "HeadlessUI", "Interaction", "Pilot",
      "TestDoubles", "CoreGraphics", "Foundation",
    ],
    "KeyboardManagerExample": [
      "HeadlessAdapters", "HeadlessUI", "KeyboardManager", "CoreGraphics", "Foundation",
    ],
    "NavigatorExample": [
      "Domain", "HeadlessAdapters", "HeadlessUI", "Navigator", "ParameterScreens", "Pilot",
      "SourceMeasures", "CoreGraphics", "Foundation",
    ],
    "PresenterExample": ["Domain", "Presenter", "Foundation"],
    "ProtocolSplitExample": [
      "DemoServer", "DocumentSplit", "Domain", "FaultyServer", "HeadlessUI", "Pilot",
      "Presenter", "ProtocolSplitPeopleList", "SourceMeasures", "TestDoubles", "CoreGraphics",
      "Foundation",
    ],
    "ServiceLocatorExample": [
      "Domain", "HeadlessAdapters", "HeadlessUI", "ServiceLocator", "Storyboard", "TestDoubles",
      "Foundation",
    ],
    "SmartViewExample": [
      "Domain", "HeadlessAdapters", "HeadlessUI", "SmartView", "CoreGraphics", "Foundation",
    ],
  ]
}
