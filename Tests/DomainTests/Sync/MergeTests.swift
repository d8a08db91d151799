import Domain
import TestDoubles
import Testing

/// A merge: the base, the local and the remote version, and the expected result.
private struct Case: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let base: PersonInfo?
  let local: PersonInfo?
  let remote: PersonInfo?
  let merged: PersonInfo?
  var conflicts: [MergeConflict] = []

  init(
    _ name: String, _ base: PersonInfo?, _ local: PersonInfo?, _ remote: PersonInfo?,
    gives merged: PersonInfo?, _ conflicts: [MergeConflict] = []
  ) {
    testDescription = name
    (self.base, self.local, self.remote) = (base, local, remote)
    (self.merged, self.conflicts) = (merged, conflicts)
  }
}

private let ada = info("Ada", "Lovelace", born: Person.ada.birthday)
private let countess = info("Countess", "Lovelace", born: Person.ada.birthday)
private let byron = info("Ada", "Byron", born: Person.ada.birthday)
private let ageless = info("Ada", "Lovelace", born: nil)

private func info(_ first: String, _ last: String, born: CalendarDate?) -> PersonInfo {
  PersonInfo(storedFirstName: first, lastName: last, birthday: born)
}

@Suite("Merging two versions of a person")
struct MergeTests {
  private static let cases = [
    Case("the person exists nowhere", nil, nil, nil, gives: nil),
    Case("nothing changed", ada, ada, ada, gives: ada),
    Case("changed here", ada, byron, ada, gives: byron),
    Case("changed elsewhere", ada, ada, byron, gives: byron),
    Case("changed equally", ada, byron, byron, gives: byron),
    Case(
      "different fields changed", ada, countess, byron,
      gives: info("Countess", "Byron", born: Person.ada.birthday)),
    Case(
      "a name changed here, the birthday removed elsewhere", ada, byron, ageless,
      gives: info("Ada", "Byron", born: nil)),
    Case(
      "the same field changed differently", ada, byron,
      info("Ada", "King", born: Person.ada.birthday), gives: byron,
      [.field(.lastName, lost: "King")]),
    Case(
      "the birthday removed here, changed elsewhere", ada, ageless,
      info("Ada", "Lovelace", born: Person.grace.birthday), gives: ageless,
      [.field(.birthday, lost: "1906-12-09")]),
    Case(
      "the birthday changed here, removed elsewhere", ada,
      info("Ada", "Lovelace", born: Person.grace.birthday), ageless,
      gives: info("Ada", "Lovelace", born: Person.grace.birthday),
      [.field(.birthday, lost: "")]),
    Case(
      "the first name removed here, the last name elsewhere", ada, info("", "Lovelace", born: nil),
      info("Ada", "", born: nil), gives: info("", "Lovelace", born: nil),
      [.field(.lastName, lost: "")]),
    Case(
      "the last name removed here, the first name elsewhere", ada, info("Ada", "", born: nil),
      info("", "Lovelace", born: nil), gives: info("Ada", "", born: nil),
      [.field(.firstName, lost: "")]),
    Case("added here", nil, ada, nil, gives: ada),
    Case("added elsewhere", nil, nil, ada, gives: ada),
    Case("added equally", nil, ada, ada, gives: ada),
    Case(
      "added twice, differently", nil, ada, byron, gives: ada, [.field(.lastName, lost: "Byron")]),
    Case("deleted here", ada, nil, ada, gives: nil),
    Case("deleted elsewhere", ada, ada, nil, gives: nil),
    Case("deleted on both sides", ada, nil, nil, gives: nil),
    Case("edited here, deleted elsewhere", ada, byron, nil, gives: byron, [.deletedElsewhere]),
    Case("deleted here, edited elsewhere", ada, nil, byron, gives: byron, [.deletedHere]),
  ]

  @Test("`merged(base:local:remote:)` returns the expected person and conflicts", arguments: cases)
  private func everyCase(_ example: Case) {
    let merged = Person.merged(
      base: example.base, local: example.local, remote: example.remote)
    #expect(merged.info == example.merged)
    #expect(merged.conflicts == example.conflicts)
  }

  @Test("a merge report describes its conflict in a sentence")
  func sentences() {
    func sentence(_ conflict: MergeConflict) -> String {
      MergeReport(id: 1, person: .ada, conflict).description
    }
    #expect(
      sentence(.field(.lastName, lost: "King"))
        == "The last name of Ada Lovelace was also changed on another device, to “King”.")
    #expect(
      sentence(.field(.birthday, lost: ""))
        == "The birthday of Ada Lovelace was also changed on another device, which removed it.")
    #expect(
      sentence(.deletedElsewhere)
        == "Ada Lovelace was deleted on another device, but your change is kept.")
    #expect(
      sentence(.deletedHere)
        == "Ada Lovelace was changed on another device, so the person is not deleted.")
    #expect(sentence(.deletionRefused(reason: "no")) == "Ada Lovelace was not deleted: no.")
  }
}
