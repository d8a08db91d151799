import Domain
import TestDoubles
import Testing

@Suite("Messages for the user are complete sentences")
struct MessageFormTests {
  private static let day = CalendarDateError.doesNotExist("1815-02-30")
  private static let ada = UnreadablePerson(id: Person.ada.id, reason: "“revision” is missing")
  private static let validations: [any PhrasedError] = [
    PersonInfo.ValidationError.nameMissing, PersonInfo.ValidationError.controlCharacter(.lastName),
    PersonInfo.ValidationError.nameTooLong(.firstName, longest: 100),
    PersonInfo.ValidationError.birthdayUnreadable(day),
    PersonInfo.ValidationError.birthdayInFuture(.testDay),
    TextError.missing("text", of: "post"), TextError.tooLong("title", longest: 50),
    TextError.controlCharacter("title"), day, CalendarDateError.notADate("soon"), ada,
    UnreadablePerson(id: nil, reason: "its identifier is not a UUID"),
  ]
  private static let responses: [InvalidResponse] = [
    .unexpectedStatus(418), .redirected(to: "example.com"), .notJSON(contentType: "text/html"),
    .malformed(reason: "“cursor” is missing"), .cutShort(received: 3, announced: 9),
    .tooLarge(limit: 8), .wrongPerson(asked: Person.ada.id, answered: Person.alan.id),
    .invalidPerson(ada),
  ]
  private static let servers: [ServerError] =
    responses.map { .invalidResponse($0) } + [
      .unreachable(reason: "no network"), .unauthorized(status: 401), .cursorExpired, .replaced,
      .refused(status: 422, reason: "no name"), .unavailable(status: 503, retryAfter: nil),
    ]
  private static let stores: [StoreError] = [
    .cannotOpen(file: "f", reason: "no folder"), .locked(file: "f"), .corrupt(file: "f"),
    .notADatabase(file: "f"), .foreign(file: "f"), .readOnly(file: "f"), .full(file: "f"),
    .newerSchema(file: "f", found: 2, supported: 1), .movedToAnotherServer(file: "f"),
    .unconfirmed(file: "f", reason: "disk I/O error"),
    .failed(file: "f", code: 1, message: "logic error"),
  ]
  private static let conflicts: [MergeConflict] = [
    .field(.lastName, lost: "King"), .field(.birthday, lost: ""), .deletedElsewhere, .deletedHere,
    .deletionRefused(reason: "no"),
  ]

  @Test(
    "a message begins with a capital or “, ends with one full stop and has no banned phrase",
    arguments: validations.map(\.sentence) + servers.map(\.description)
      + stores.map(\.description)
      + conflicts.map { MergeReport(id: 1, person: .ada, $0).description })
  func form(_ message: String) throws {
    let first = try #require(message.first)
    #expect(first.isUppercase || first == "“")
    #expect(message.hasSuffix(".") && !message.hasSuffix(".."))
    #expect(!message.contains(/” is no\b|\bknows?\b|\btells?\b|by now/))
  }
}
