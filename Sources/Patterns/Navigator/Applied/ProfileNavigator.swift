public import Domain

/// Where a profile can lead, in the profile's own words (row D8).
///
/// It is all that the profile screen knows of navigation: no navigation controller, no screen
/// class, no device. A test hands in a spy of two methods. Any ``PathNavigator`` over
/// ``ProfileRoute`` meets it.
@MainActor
public protocol ProfileNavigator: AnyObject {
  /// Shows the profile of a person.
  func navigateToPerson(_ id: Person.ID)
  /// Shows who follows a person.
  func navigateToFollowers(of id: Person.ID)
}

extension ProfileNavigator where Self: PathNavigator<ProfileRoute> {
  /// Goes on to the profile.
  public func navigateToPerson(_ id: Person.ID) {
    go(to: .person(id))
  }

  /// Goes on to the followers.
  public func navigateToFollowers(of id: Person.ID) {
    go(to: .followers(of: id))
  }
}

extension StackNavigator: ProfileNavigator where Route == ProfileRoute {}
extension SlotNavigator: ProfileNavigator where Route == ProfileRoute {}
extension AdaptiveNavigator: ProfileNavigator where Route == ProfileRoute {}
