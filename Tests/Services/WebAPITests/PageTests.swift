import Domain
import Foundation
import TestDoubles
import Testing
import WebAPI

@Suite("The client's parsing of a page")
struct PageTests {
  private func page(
    people: String = "", deleted: String = "", cursor: String = #""9""#, more: String = ""
  ) async throws -> PeoplePage {
    let text = #"{"cursor": \#(cursor), \#(more) "people": [\#(people)], "deleted": [\#(deleted)]}"#
    return try await makeAPI(.json(200, text)).api.page(since: "8", limit: nil)
  }

  @Test("a page contains people, deletions, the cursor and the server's position")
  func whole() async throws {
    let page = try await page(
      people: adaJSON, deleted: "\"\(Person.alan.id.uuid.uuidString)\"",
      more: #""server": "s1", "more": true,"#)
    #expect(
      page
        == PeoplePage(
          cursor: "9", position: "s1", hasMore: true, people: [RemotePerson(.ada, revision: 3)],
          deleted: [Person.alan.id]))
  }

  @Test("a page whose JSON has no “more” is the last page, and unknown JSON members are ignored")
  func tolerant() async throws {
    let ada = adaJSON.replacing("{", with: #"{"colour": ["red"], "#)
    let page = try await page(people: ada, more: #""total": 5,"#)
    #expect(!page.hasMore)
    #expect(page.people == [RemotePerson(.ada, revision: 3)])
    #expect(page.unreadable.isEmpty)
  }

  @Test("an unknown birthday can be null or missing")
  func noBirthday() async throws {
    for member in [#""birthday": null"#, #""other": 1"#] {
      let ada = adaJSON.replacing(#""birthday": "1815-12-10""#, with: member)
      let page = try await page(people: ada)
      #expect(page.people.map(\.person.birthday) == [nil])
    }
  }

  @Test("if a page repeats a person, the last state is used")
  func duplicates() async throws {
    let older = adaJSON.replacing("\"Ada\"", with: "\"Augusta\"").replacing("3}", with: "2}")
    let page = try await page(
      people: [older, adaJSON, older, adaJSON].joined(separator: ","),
      deleted: "\"\(Person.alan.id)\", \"\(Person.alan.id)\"")
    #expect(page.people == [RemotePerson(.ada, revision: 3)])
    #expect(page.deleted == [Person.alan.id])
  }

  @Test("a person who is in both “people” and “deleted” is kept")
  func listedAndDeleted() async throws {
    let page = try await page(people: adaJSON, deleted: "\"\(Person.ada.id)\"")
    #expect(page.people.map(\.person) == [.ada])
    #expect(page.deleted.isEmpty)
  }

  @Test(
    "a page reports an invalid person and contains the other people",
    arguments: [
      (#""Ada""#, #""""#, nil),
      (#""Ada""#, #""\u200B""#, nil),
      (#""Ada""#, #""A\u001Bda""#, "the first name holds a control character"),
      (
        #""Ada""#, "\"\(String(repeating: "a", count: 101))\"",
        "the first name is longer than 100 characters"
      ),
      (#""Ada""#, "7", "“people[0].firstName” has the wrong type"),
      (#""firstName": "Ada", "#, "", "“people[0].firstName” is missing"),
      (
        "1815-12-10", "1815-02-30",
        "the birthday cannot be read: there is no day 1815-02-30 in the calendar"
      ),
      ("1815-12-10", "2026-03-03", "the birthday 2026-03-03 is in the future"),
      (#""revision": 3"#, #""state": 3"#, "“people[0].revision” is missing"),
    ] as [(String, String, String?)])
  func unreadable(_ good: String, _ bad: String, _ reason: String?) async throws {
    let broken = adaJSON.replacing(good, with: bad)
      .replacing(
        #""lastName": "Lovelace""#, with: reason == nil ? #""lastName": " ""# : #""lastName": "L""#)
    let alan = adaJSON.replacing(Person.ada.id.description, with: Person.alan.id.description)
    let page = try await page(people: broken + "," + alan)
    #expect(page.people.map(\.id) == [Person.alan.id])
    let expected = reason ?? "a person needs a first name or a last name"
    #expect(page.unreadable == [UnreadablePerson(id: Person.ada.id, reason: expected)])
  }

  @Test(
    "a page reports entries without a valid identifier", arguments: ["7", "{}", #"{"id": "ada"}"#])
  func noIdentifier(_ person: String) async throws {
    let page = try await page(people: "\(person),\(adaJSON)", deleted: "\"nobody\"")
    #expect(page.people.map(\.person) == [.ada])
    #expect(page.unreadable.count == 2)
    #expect(page.unreadable.allSatisfy { $0.id == nil })
  }

  @Test("a birthday that is today in any time zone is valid")
  func birthdayTomorrow() async throws {
    let ada = adaJSON.replacing("1815-12-10", with: "2026-03-02")
    let people = try await page(people: ada).people
    #expect(people.count == 1)
  }

  @Test(
    "a malformed page throws an error with the reason",
    arguments: [
      (#"{"people": [], "deleted": []}"#, "“cursor” is missing"),
      (#"{"cursor": "9", "deleted": []}"#, "“people” is missing"),
      (#"{"cursor": "9", "people": []}"#, "“deleted” is missing"),
      (#"{"cursor": 9, "people": [], "deleted": []}"#, "“cursor” has the wrong type"),
      ("[]", "“the response” has the wrong type"),
      (
        #"{"cursor": "8", "more": true, "people": [], "deleted": []}"#,
        "it announces more people but repeats the cursor"
      ),
    ])
  func malformed(_ text: String, _ reason: String) async throws {
    let (api, _) = try makeAPI(.json(200, text))
    await #expect(throws: ServerError.invalidResponse(.malformed(reason: reason))) {
      try await api.page(since: "8", limit: nil)
    }
  }
}
