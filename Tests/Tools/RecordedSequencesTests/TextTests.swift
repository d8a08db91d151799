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

  @Test("the Mermaid diagram has a lane for each type, and arrows from caller to callee")
  func mermaid() throws {
    let lines = try RecordedSequence(parsing: Self.text).mermaid.split(separator: "\n")
    #expect(
      lines == [
        "sequenceDiagram",
        "  participant l0 as Stage",
        "  participant l1 as PeopleListDataSource",
        "  participant l2 as PersonFlows",
        "  participant l3 as UserInteraction",
        "  participant l4 as functions",
        "  Note over l0,l4: tap Delete “Ada Lovelace”",
        "  l0->>l1: tableView(_:commit:forRowAt:)",
        "  l1->>l2: delete(_:)",
        "  l2-)l3: run()",
        "  Note over l0,l4: question Delete Ada Lovelace?",
        "  l0->>l4: save(_:)",
        "  Note over l0,l4: close ",
      ])
  }

  @Test("Mermaid's special characters are escaped")
  func escapes() throws {
    let text = Self.text.replacing("save(_:)", with: "save#;(_:)")
    #expect(try RecordedSequence(parsing: text).mermaid.contains("l0->>l4: save#35;#59;(_:)"))
  }
}
