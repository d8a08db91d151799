import Domain
import Foundation

extension ProfileRoute {
  /// The scheme of the links that lead into this app.
  public static var scheme: String { "unmassive" }

  /// The path that a link leads to.
  ///
  ///     unmassive://people                     the list, where everything begins
  ///     unmassive://people/{id}                a profile
  ///     unmassive://people/{id}/followers      that profile, and its followers above it
  ///
  /// Here, before any screen is made, is where a bad identifier is found (row C10). Whether the
  /// person still exists only the store can say, and the screen asks it.
  ///
  /// - Throws: an error that names the first bad part.
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

  /// The link that leads to the place where `path` ends.
  public static func link(to path: [ProfileRoute]) -> String {
    switch path.last {
    case nil: "\(scheme)://people"
    case .person(let id): "\(scheme)://people/\(id)"
    case .followers(let id): "\(scheme)://people/\(id)/followers"
    }
  }
}
