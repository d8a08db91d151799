import Domain
import TestDoubles
import TestSupport
import Testing

@Suite("An error of storage or server says what happened and what to do")
struct ErrorSentenceTests {
  @Test(
    "a storage error names the file and the way out",
    arguments: [
      (StoreError.cannotOpen(file: "f.db", reason: "no such folder"), "Check that its folder"),
      (.locked(file: "f.db"), "Close that program"),
      (.corrupt(file: "f.db"), "backup"),
      (.notADatabase(file: "f.db"), "choose another file"),
      (.foreign(file: "f.db"), "another program"),
      (.readOnly(file: "f.db"), "choose another file"),
      (.full(file: "f.db"), "free some space"),
      (.newerSchema(file: "f.db", found: 9, supported: 2), "update this program"),
      (.movedToAnotherServer(file: "f.db"), "start this program again"),
      (.failed(file: "f.db", code: 266, message: "disk I/O error"), "266"),
    ])
  func storage(_ error: StoreError, _ wayOut: String) {
    #expect(error.description.contains("“f.db”"))
    #expect(error.description.contains(wayOut))
  }

  @Test(
    "a server error is a sentence that keeps the server's reason",
    arguments: [
      (ServerError.unreachable(reason: "no network"), "no network"),
      (.unauthorized(status: 401), "401"),
      (.refused(status: 422, reason: "no name"), "no name"),
      (.unavailable(status: 503, retryAfter: .seconds(3)), "503"),
      (.cursorExpired, "asked for again"),
      (.invalidResponse(.unexpectedStatus(418)), "418"),
      (.invalidResponse(.redirected(to: "evil.example")), "on to evil.example"),
      (.invalidResponse(.notJSON(contentType: "text/html")), "text/html"),
      (.invalidResponse(.malformed(reason: "“cursor” is missing")), "“cursor” is missing"),
      (.invalidResponse(.cutShort(received: 3, announced: 9)), "3 of its 9"),
      (.invalidResponse(.tooLarge(limit: 8)), "longer than 8"),
      (
        .invalidResponse(.wrongPerson(asked: Person.ada.id, answered: Person.alan.id)),
        Person.alan.id.description
      ),
      (
        .invalidResponse(.invalidPerson(UnreadablePerson(id: nil, reason: "no name"))),
        "a person cannot be used: no name"
      ),
    ])
  func server(_ error: ServerError, _ detail: String) {
    #expect(error.description.contains(detail))
  }
}
