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

  @Test("an empty part of a link is reported as missing")
  func empty() {
    let error = #expect(throws: DeepLinkError.self) {
      try ProfileRoute.path(of: "unmassive://people//followers")
    }
    guard case .missing(_, after: "people") = error else {
      Issue.record("The error is \(String(describing: error)).")
      return
    }
  }

  @Test("a surplus part of a link throws an error that names the part")
  func surplus() {
    #expect(throws: DeepLinkError.leftOver("42", after: "followers")) {
      try ProfileRoute.path(of: "unmassive://people/\(Self.id)/followers/42")
    }
  }
}
