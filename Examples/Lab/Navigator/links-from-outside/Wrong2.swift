import Domain
import Navigator
import TestDoubles
import Testing

@Suite("Links from outside")
struct LinkTests {
  private static let id = "00000000-0000-4000-8000-000000000001"
  private static let profile: [ProfileRoute] = [.person(Person.ada.id)]
  private static let followers = profile + [.followers(of: Person.ada.id)]

  @Test(
    "a link that a mail program has changed opens the same path",
    arguments: [
      ("UNMASSIVE://People/\(id)", profile),
      ("unmassive://people/\(id)?utm_source=mail", profile),
      ("unmassive://people/\(id)#top", profile),
      ("unmassive://people/\(id)/", profile),
      ("unmassive://people/\(id)/%66ollowers", followers),
    ])
  func valid(_ link: String, _ path: [ProfileRoute]) throws {
    let found = try ProfileRoute.path(of: link)
    #expect(found == path)
  }

  @Test(
    "the error for an invalid link names the part of the link that is wrong",
    arguments: [
      (
        "unmassive://people//followers", "The link needs a person's identifier after “people”."
      ),
      (
        "unmassive://people/\(id)/followers/42",
        "The link contains a surplus “42” after “followers”."
      ),
    ])
  func invalid(_ link: String, _ sentence: String) {
    let error = #expect(throws: DeepLinkError.self) { try ProfileRoute.path(of: link) }
    #expect(error?.description == sentence)
  }
}
