import Domain
import Navigator
import TestDoubles
import Testing

@Suite("Links from outside")
struct LinkTests {
  /// Ada's identifier in a link.
  private static let id = "00000000-0000-4000-8000-000000000001"
  private static let profile: [ProfileRoute] = [.person(Person.ada.id)]
  private static let followers = profile + [.followers(of: Person.ada.id)]

  @Test("a link opens the right path or throws an error that names the wrong part")
  func links() throws {
    // Example: try ProfileRoute.path(of: "unmassive://people/\(Self.id)") == Self.profile
    // Example: #expect(throws: DeepLinkError.missing(part: …, after: …)) { … }
  }
}
