import Navigator
import Testing

@Suite("DeepLink: the parts of a link into the app")
struct DeepLinkTests {
  /// Reads the links `app://{place}`, `app://{place}/{city}` and `app://{place}/{city}/{street}`.
  private func parts(of text: String) throws(DeepLinkError) -> [String] {
    var link = try DeepLink(text, scheme: "app")
    var parts = [try link.next("a place")]
    for name in ["a city", "a street"] where !link.isAtEnd { parts.append(try link.next(name)) }
    try link.end()
    return parts
  }

  @Test(
    "a valid link yields its parts",
    arguments: [
      ("app://cities", ["cities"]),
      ("app://cities/", ["cities"]),
      ("APP://Cities/Oslo", ["cities", "Oslo"]),
      ("app://cities/Oslo/?utm_source=mail#top", ["cities", "Oslo"]),
      ("app://cities/%4Fslo/Karl%20Johan/", ["cities", "Oslo", "Karl Johan"]),
      ("app://cities/Oslo/1%2F2", ["cities", "Oslo", "1/2"]),
    ])
  func valid(_ text: String, _ parts: [String]) throws {
    let found = try self.parts(of: text)
    #expect(found == parts)
  }

  @Test("the case of the app's scheme is ignored")
  func capitalScheme() throws {
    var link = try DeepLink("app://cities", scheme: "App")
    let part = try link.next("a place")
    #expect(part == "cities")
  }

  @Test(
    "an invalid link throws an error that names the wrong part",
    arguments: [
      ("", DeepLinkError.notALink(""), "“” is not a link."),
      ("cities", .notALink("cities"), "“cities” is not a link."),
      ("app:cities", .notALink("app:cities"), "“app:cities” is not a link."),
      ("app://", .notALink("app://"), "“app://” is not a link."),
      (
        "https://cities", .otherScheme(found: "https", known: "app"),
        "The link begins with “https”, but this app opens only “app” links."
      ),
      (
        "app://cities//Oslo", .missing(part: "a city", after: "cities"),
        "The link needs a city after “cities”."
      ),
      (
        "app://cities/Oslo//", .missing(part: "a street", after: "Oslo"),
        "The link needs a street after “Oslo”."
      ),
      (
        "app://cities/Oslo/Karl/42/43", .leftOver("42", after: "Karl"),
        "The link contains a surplus “42” after “Karl”."
      ),
    ])
  func invalid(_ text: String, _ error: DeepLinkError, _ sentence: String) {
    #expect(throws: error) { try parts(of: text) }
    #expect(error.description == sentence)
  }

  @Test("reading after the last part throws an error that names the missing part")
  func pastTheEnd() throws {
    var link = try DeepLink("app://cities", scheme: "app")
    _ = try link.next("a place")
    #expect(link.isAtEnd)
    let error = #expect(throws: DeepLinkError.self) { try link.next("a city") }
    #expect(error == .missing(part: "a city", after: "cities"))
  }

  @Test("an error for an unknown part describes a valid part")
  func unknown() {
    #expect(
      DeepLinkError.unknown("planets", expected: "“cities”").description
        == "The link contains “planets” in place of “cities”.")
  }
}
