import RecordedSequences
import SourceMeasures
import Testing

@Suite("The text of a recording")
struct TextTests {
  static let text = """
    # Delete a person, confirmed: slim
    == tap Delete “Ada Lovelace”
    PeopleListDataSource.tableView(_:commit:forRowAt:) [from stage]
      PersonFlows.delete(_:)
        UserInteraction.run() [Interaction, async]
    == question Delete Ada Lovelace?
    save(_:)
    == close
    ---
    calls: 4
    depth: 3
    types: 3
    decision: PersonFlows.delete(_:)
    released: 5 of 6

    """

  @Test("parsing a recording and writing it again returns the same text")
  func roundTrip() throws {
    let sequence = try RecordedSequence(parsing: Self.text)
    #expect(sequence.text == Self.text)
  }

  @Test("a parsed recording has an action, a variant, steps and measures")
  func parts() throws {
    let sequence = try RecordedSequence(parsing: Self.text)
    #expect(sequence.action == .deleteConfirmed)
    #expect(sequence.variant == .slim)
    #expect(
      sequence.events == [
        .init("tap", "Delete “Ada Lovelace”"), .init("question", "Delete Ada Lovelace?"),
        .init("close", ""),
      ])
    let call = try #require(sequence.calls.dropFirst(2).first)
    #expect(call == .init(depth: 2, "UserInteraction.run()", ["Interaction", "async"]))
    #expect(call.type == "UserInteraction")
    #expect(call.function == "run()")
    #expect(sequence.calls.last?.type == nil)
    #expect(
      sequence.measures
        == .init(
          calls: 4, depth: 3, types: 3, decision: "PersonFlows.delete(_:)", released: 5, of: 6))
  }

  @Test(
    "if a line does not belong to a recording, the error contains the line's number",
    arguments: [
      ("slim", "slim2\n   odd()", 2, "“   odd()” is neither an event nor a call"),
      ("    UserInteraction", "      UserInteraction", 5, "deeper than its caller"),
      ("depth: 3", "depth: three", 11, "“three” is not a value of “depth”"),
      ("types: 3\n", "", 9, "the measure “types” is missing"),
      ("---\n", "", 13, "a line “---” and the measures are missing"),
      ("Delete a person, confirmed", "Sing", 1, "is not a recorded action and variant"),
    ])
  func faults(_ old: String, _ new: String, _ line: Int, _ reason: String) throws {
    let text = Self.text.replacing(old, with: new, maxReplacements: 1)
    let fault = #expect(throws: RecordedSequence.Fault.self) {
      try RecordedSequence(parsing: text)
    }
    #expect(fault?.line == line)
    #expect(fault?.description.contains(reason) == true)
  }
}
