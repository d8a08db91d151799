import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Entities")
struct EntityTests {
  @Test("two people with the same details have different identifiers")
  func identity() {
    let namesake = Person(Person.ada.info)
    #expect(namesake != .ada)
    #expect(namesake.info == Person.ada.info)
  }

  @Test("an identifier is encoded as a UUID string")
  func identifierJSON() throws {
    let data = try JSONEncoder().encode([Person.ada.id])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text == #"["00000000-0000-4000-8000-000000000001"]"#)
    let identifiers = try JSONDecoder().decode([Person.ID].self, from: data)
    #expect(identifiers == [Person.ada.id])
  }

  @Test("the description of an identifier is in lower case")
  func identifierText() throws {
    let uuid = try #require(UUID(uuidString: "DEADBEEF-0000-4000-8000-000000000001"))
    #expect(Person.ID(uuid).description == "deadbeef-0000-4000-8000-000000000001")
  }

  @Test("a profile with a negative follower count has zero followers")
  func followers() {
    #expect(Profile(of: .ada, followerCount: -1).followerCount == 0)
  }

  @Test("a post's text keeps its line breaks, but not the white space at its ends")
  func post() throws {
    let post = try Post(by: Person.ada.id, text: "\n one\n\ttwo \n", date: .distantPast)
    #expect(post.text == "one\n\ttwo")
  }

  @Test(
    "a post that is empty, is too long or has a control character is rejected",
    arguments: [
      ("  ", TextError.missing("text", of: "post")), ("\u{1B}[2J", .controlCharacter("post")),
      (String(repeating: "x", count: 1_001), .tooLong("post", longest: 1_000)),
    ])
  func badPost(_ text: String, _ fault: TextError) {
    #expect(throws: fault) { try Post(by: Person.ada.id, text: text, date: .distantPast) }
    #expect(!fault.description.isEmpty)
  }

  @Test(
    "a shopping list's title is rejected if it is empty, is too long or has two lines",
    arguments: [
      ("", TextError.missing("title", of: "list")), ("a\nb", .controlCharacter("title")),
      (String(repeating: "x", count: 101), .tooLong("title", longest: 100)),
    ])
  func badList(_ title: String, _ fault: TextError) {
    #expect(throws: fault) { try ShoppingList(title: title) }
    #expect(!fault.description.isEmpty)
  }
}
