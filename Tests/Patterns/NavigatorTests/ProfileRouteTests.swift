import Domain
import Foundation
import Navigator
import TestDoubles
import Testing

@Suite("ProfileRoute: links and saved paths")
struct ProfileRouteTests {
  private static let ada = "00000000-0000-4000-8000-000000000001"

  @Test(
    "a valid link yields a path",
    arguments: [
      ("unmassive://people", [ProfileRoute]()),
      ("unmassive://people/", []),
      ("UNMASSIVE://People/\(ada)", [.person(Person.ada.id)]),
      ("unmassive://people/\(ada)/?utm_source=mail#top", [.person(Person.ada.id)]),
      (
        "unmassive://people/\(ada)/followers",
        [.person(Person.ada.id), .followers(of: Person.ada.id)]
      ),
      (
        "unmassive://people/\(ada)/%66ollowers/",
        [.person(Person.ada.id), .followers(of: Person.ada.id)]
      ),
    ])
  func valid(_ link: String, _ path: [ProfileRoute]) throws {
    let found = try ProfileRoute.path(of: link)
    #expect(found == path)
  }

  @Test(
    "an invalid link throws an error that names the wrong part",
    arguments: [
      (
        "https://people",
        "The link begins with “https”, but this app opens only “unmassive” links."
      ),
      ("unmassive://planets", "The link contains “planets” in place of “people”."),
      (
        "unmassive://people//followers", "The link needs a person's identifier after “people”."
      ),
      (
        "unmassive://people/ada", "The link contains “ada” in place of a person's identifier."
      ),
      (
        "unmassive://people/\(ada)/friends", "The link contains “friends” in place of “followers”."
      ),
      ("unmassive://people/\(ada)//", "The link needs “followers” after “\(ada)”."),
      (
        "unmassive://people/\(ada)/followers/42/43",
        "The link contains a surplus “42” after “followers”."
      ),
    ])
  func invalid(_ link: String, _ sentence: String) {
    let error = #expect(throws: DeepLinkError.self) { try ProfileRoute.path(of: link) }
    #expect(error?.description == sentence)
  }

  @Test("a link that was made from a path yields the same path")
  func roundTrip() throws {
    let path: [ProfileRoute] = [.person(Person.grace.id), .followers(of: Person.grace.id)]
    for length in 0...2 {
      let part = Array(path[..<length])
      let found = try ProfileRoute.path(of: ProfileRoute.link(to: part))
      #expect(found == part)
    }
  }

  @Test("the JSON format of a saved path does not change")
  func savedForm() throws {
    let data = try PathArchive([ProfileRoute.followers(of: Person.ada.id)]).data
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"path":[{"followers":{"of":"\(Person.ada.id.uuid.uuidString)"}}],"version":1}
        """)
  }
}
