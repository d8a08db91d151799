/// A people list of the kit: one variant in its own module.
package struct PeopleList: Sendable {
  package let variant: Variant
  /// The name of the module, which is also the name of its folder in `Sources/Screens`.
  package let module: String
  /// The list's name in the texts of exercises, such as “list with a reducer”.
  package let name: String
  /// One sentence for the page that compares the variants.
  package let summary: String

  private init(_ variant: Variant, _ module: String, _ name: String, _ summary: String) {
    self.variant = variant
    self.module = module
    self.name = name
    self.summary = summary
  }

  /// All lists, in the order of the columns.
  ///
  /// A variant that is added here gets a column in each table, a template in the lab and a place on
  /// the page.
  package static let all = [
    Self(
      .massive, "MassivePeopleList", "massive list",
      "One view controller contains everything and opens the database itself."),
    Self(
      .protocolSplit, "ProtocolSplitPeopleList", "list with protocols",
      "The controller uses a data provider and a server through protocols."),
    Self(
      .mvp, "MVPPeopleList", "list with a passive view",
      "Presenters receive the events of passive views, and pass them what to show."),
    Self(
      .viper, "VIPERPeopleList", "list in modules",
      "Each screen is a module: view, interactor, presenter, entities and router."),
    Self(
      .mvvm, "MVVMPeopleList", "list with view models",
      "View models contain the logic and its state. The views observe them."),
    Self(
      .modelView, "ModelViewPeopleList", "list with an observed model",
      "The views observe a model with the app's data and requests, without a view model."),
    Self(
      .reducer, "ReducerPeopleList", "list with a reducer",
      "A pure function changes one state and returns effects as values. The views render the state."
    ),
    Self(
      .slim, "SlimPeopleList", "slim list",
      "The controller connects patterns of this kit: data source, interactions, presenters."),
  ]

  /// Returns the names of the variants for the help of a command.
  package static func names(_ variants: [Variant]) -> String {
    variants.map(\.rawValue).joined(separator: ", ")
  }

  /// Returns the list of a variant, if the kit contains it.
  package static func of(_ variant: Variant) -> Self? { all.first { $0.variant == variant } }
}

extension VariantGroup {
  /// The variants of the people list, with their decision tests. They are the default group.
  package static let people = VariantGroup(
    name: "people", controllerRole: "PeopleListViewController",
    members: PeopleList.all.map {
      Member(
        $0.variant, sources: ["Sources/Screens/\($0.module)"],
        tests: "Tests/Screens/\($0.module)Tests")
    })
}
