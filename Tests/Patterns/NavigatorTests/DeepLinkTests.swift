import Domain
import Navigator
import TestDoubles
import Testing

@Suite("Navigator: links into the app")
struct DeepLinkTests {
  private static let ada = "00000000-0000-4000-8000-000000000001"

  @Test(
    "a good link is a path",
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
  func good(_ link: String, _ path: [ProfileRoute]) throws {
    let found = try ProfileRoute.path(of: link)
    #expect(found == path)
  }

  @Test(
    "a bad link is an error that names the part",
    arguments: [
      ("", "“” is not a link"),
      ("people", "“people” is not a link"),
      ("unmassive:people", "“unmassive:people” is not a link"),
      ("unmassive://", "“unmassive://” is not a link"),
      (
        "https://people", "the link begins with “https”, and only “unmassive” leads into this app"
      ),
      ("unmassive://planets", "the link has “planets” where “people” should be"),
      (
        "unmassive://people//followers", "the link lacks a person's identifier after “people”"
      ),
      (
        "unmassive://people/ada", "the link has “ada” where a person's identifier should be"
      ),
      (
        "unmassive://people/\(ada)/friends", "the link has “friends” where “followers” should be"
      ),
      ("unmassive://people/\(ada)//", "the link lacks “followers” after “\(ada)”"),
      (
        "unmassive://people/\(ada)/followers/42", "the link goes on with “42” after “followers”"
      ),
    ])
  func bad(_ link: String, _ sentence: String) {
    let error = #expect(throws: DeepLinkError.self) { try ProfileRoute.path(of: link) }
    #expect(error?.description == sentence)
  }

  @Test("the link to a path leads back to it")
  func roundTrip() throws {
    let path: [ProfileRoute] = [.person(Person.grace.id), .followers(of: Person.grace.id)]
    for length in 0...2 {
      let part = Array(path[..<length])
      let found = try ProfileRoute.path(of: ProfileRoute.link(to: part))
      #expect(found == part)
    }
  }
}
