/// The variants of one screen, which are compared with each other.
package struct VariantGroup: Sendable {
  /// One variant and its files.
  package struct Member: Sendable {
    package let variant: Variant
    /// The paths of the folders and Swift files that contain the variant.
    package let sources: [String]
    /// The path of the folder with the six decision tests; nil if there are none.
    package let tests: String?

    package init(_ variant: Variant, sources: [String], tests: String? = nil) {
      self.variant = variant
      self.sources = sources
      self.tests = tests
    }
  }

  /// The name of the group on the command line.
  package let name: String
  /// The name of the view controller's class in each variant.
  package let controllerRole: String
  /// The variants, in the order of the columns.
  package var members: [Member]

  package var variants: [Variant] { members.map(\.variant) }

  /// Whether at least one variant has tests of the six decisions.
  package var hasDecisionTests: Bool { members.contains { $0.tests != nil } }

  /// The command that measures the group.
  package var command: String { isPeople ? "compare" : "compare \(name)" }

  /// Whether this is the default group. Running times are measured only for this group.
  package var isPeople: Bool { name == Self.people.name }

  /// Creates a group of variants whose view controllers have the same class name.
  package init(name: String, controllerRole: String, members: [Member]) {
    self.name = name
    self.controllerRole = controllerRole
    self.members = members
  }

  /// All groups. The first group is the default.
  package static let all = [people, grocery, posts]

  /// The four stages of the grocery screen. One specification tests all of them.
  package static let grocery = VariantGroup(
    name: "grocery", controllerRole: "ShoppingListTableViewController",
    members: [
      Member(.massive, sources: ["Sources/Screens/MassiveGrocery"]),
      Member(
        Variant(rawValue: "stack"),
        sources: ["Sources/Screens/StackGrocery/ShoppingListTableViewController.swift"]),
      Member(
        Variant(rawValue: "data source"),
        sources: [
          "Sources/Screens/DataSourceGrocery/ShoppingListTableViewController.swift",
          "Sources/Screens/GroceryScreen/ShoppingListDataManager.swift",
        ]),
      Member(Variant(rawValue: "extensions"), sources: ["Sources/Screens/GroceryScreen"]),
    ])

  /// The posts flow in two forms. One specification tests both.
  ///
  /// The module's other files are left out, for example the registration of the storyboard's
  /// classes, which UIKit does not need.
  package static let posts = VariantGroup(
    name: "posts", controllerRole: "PostsListViewController",
    members: [
      Member(
        Variant(rawValue: "storyboard"),
        sources: [
          "PostViewController", "PostsListViewController", "PostsStoryboard+Link",
          "PostsViewController",
        ].map { "Sources/Screens/PostsScreen/\($0).swift" }),
      Member(Variant(rawValue: "coordinator"), sources: ["Sources/Screens/CoordinatedPosts"]),
    ])
}
