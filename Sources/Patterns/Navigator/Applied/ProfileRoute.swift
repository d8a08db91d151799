public import Domain
import Foundation

/// A destination that the user can open from a profile.
///
/// A route contains identifiers instead of models, so an app can save it and open it years later.
/// The screen then loads current data.
public enum ProfileRoute: Hashable, Codable, Sendable {
  /// The profile of a person.
  case person(Person.ID)
  /// The list of a person's followers.
  case followers(of: Person.ID)
}

extension ProfileRoute {
  /// The scheme of this app's links.
  public static var scheme: String { "unmassive" }

  /// Returns the path of a link.
  ///
  ///     unmassive://people                     the list at the root
  ///     unmassive://people/{id}                a profile
  ///     unmassive://people/{id}/followers      a profile with its followers above it
  ///
  /// This method checks the format of the identifier. The screen checks whether the person exists.
  ///
  /// - Throws: an error that names the first wrong part.
  public static func path(of link: String) throws(DeepLinkError) -> [ProfileRoute] {
    var link = try DeepLink(link, scheme: scheme)
    let place = try link.next("a place")
    guard place == "people" else { throw .unknown(place, expected: "“people”") }
    if link.isAtEnd { return [] }
    let text = try link.next("a person's identifier")
    guard let uuid = UUID(uuidString: text) else {
      throw .unknown(text, expected: "a person's identifier")
    }
    let person = Person.ID(uuid)
    if link.isAtEnd { return [.person(person)] }
    let list = try link.next("“followers”")
    guard list == "followers" else { throw .unknown(list, expected: "“followers”") }
    try link.end()
    return [.person(person), .followers(of: person)]
  }

  /// Returns the link to the last route of `path`.
  public static func link(to path: [ProfileRoute]) -> String {
    switch path.last {
    case nil: "\(scheme)://people"
    case .person(let id): "\(scheme)://people/\(id)"
    case .followers(let id): "\(scheme)://people/\(id)/followers"
    }
  }
}

/// The navigation that a profile screen needs. It names no navigation controller or screen class.
///
/// The three ``PathNavigator`` types of the kit conform. A test passes a spy with two methods.
@MainActor
public protocol ProfileNavigator: AnyObject {
  /// Shows the profile of a person.
  func navigateToPerson(_ id: Person.ID)
  /// Shows the followers of a person.
  func navigateToFollowers(of id: Person.ID)
}

extension ProfileNavigator where Self: PathNavigator<ProfileRoute> {
  /// Opens the profile above the current path.
  public func navigateToPerson(_ id: Person.ID) {
    go(to: .person(id))
  }

  /// Opens the followers above the current path.
  public func navigateToFollowers(of id: Person.ID) {
    go(to: .followers(of: id))
  }
}

extension StackNavigator: ProfileNavigator where Route == ProfileRoute {}
extension SlotNavigator: ProfileNavigator where Route == ProfileRoute {}
extension AdaptiveNavigator: ProfileNavigator where Route == ProfileRoute {}
