import Domain
import HeadlessUI
import Navigator

/// Where the people list can lead, in its own words: all that the list knows of navigation.
@MainActor
protocol PeopleListNavigator: AnyObject {
  /// Lets the user add somebody.
  func navigateToAdding()
  /// Opens the person who was touched.
  func navigateToPerson(in row: PersonRow)
}

extension SlotNavigator: PeopleListNavigator where Route == PeopleListRoute {
  func navigateToAdding() { go(to: .adding) }
  func navigateToPerson(in row: PersonRow) { go(to: .row(row)) }
}
