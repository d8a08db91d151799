import Domain
import Testing
import VCard

@Suite("vCard: an import skips invalid cards and reports their lines")
struct FaultTests {
  @Test(
    "an import reports an invalid card with line and reason, and reads the other cards",
    arguments: [
      ("BEGIN:VCARD\nN:X;Y\nEND:VCARD\n", 5, VCardProblem.Reason.missingVersion),
      (card(version: "5.0", "N:X;Y"), 6, .unsupportedVersion("5.0")),
      (card("TEL:1"), 5, .missingName),
      (card("N:;;;;", "FN:"), 5, .missingName),
      (card("N:X;Y", "no property"), 8, .malformedLine),
      (card("N;A=\"open:X;Y", "N:X;Y"), 7, .malformedLine),
      (card(":X"), 7, .malformedLine),
      (card("ÄN:X"), 7, .malformedLine),
      (card("N;ENCODING=QUOTED-PRINTABLE:=G1;Y"), 7, .notQuotedPrintable),
      (card("N;ENCODING=b:WDtZ!"), 7, .notBase64),
      (card("N:X;Y", "BDAY;BASE64:MTk4NTA0MT"), 8, .notBase64),
      (card("N;ENCODING=b:/w=="), 7, .notUTF8),
      (card("N:X;Y\\nZ"), 7, .invalid(.controlCharacter(.firstName))),
      (card("N:X\u{1B}[2J;Y"), 7, .invalid(.controlCharacter(.lastName))),
      (
        card("N:" + String(repeating: "x", count: 101)), 7,
        .invalid(.nameTooLong(.lastName, longest: 100))
      ),
      (card("KIND:group", "FN:Family", "N:X;Y"), 7, .notAPerson(kind: "group")),
      ("BEGIN:VCARD\nVERSION:4.0\nN:X;Y\n", 5, .missingEnd),
      ("BEGIN:VCARD\nVERSION:4.0\nN:X;Y\nEND VCARD\n", 8, .malformedLine),
      ("END:VCARD\n", 5, .endWithoutBegin),
      ("N:X;Y\nwhatever\n", 5, .textOutsideCards),
    ])
  func fault(text: String, line: Int, reason: VCardProblem.Reason) throws {
    let found = try read(card("N:Before;A") + text + card("N:After;B"))
    #expect(found.names == ["A|Before", "B|After"])
    #expect(found.problems == [VCardProblem(line: line, reason: reason)])
  }

  @Test("an import reads a card inside another card and reports the outer card as unfinished")
  func nested() throws {
    let text = "BEGIN:VCARD\nVERSION:4.0\nN:Outer;A\n" + card("N:Inner;B") + "END:VCARD\n"
    let found = try read(text)
    #expect(found.names == ["B|Inner"])
    #expect(
      found.problems == [
        VCardProblem(line: 1, reason: .missingEnd), VCardProblem(line: 8, reason: .endWithoutBegin),
      ])
  }

  @Test("the problem for a card that has no end contains the number of the card's first line")
  func cutOff() throws {
    let found = try read(card("N:B;A") + "BEGIN:VCARD\r\nVERSION:4.0\r\nN:D;C")
    #expect(found.names == ["A|B"])
    #expect(found.complaints == ["Line 5: The card has no END:VCARD. The card is skipped."])
  }

  @Test(
    "an import of text that has no card reports a problem",
    arguments: ["", "\n\n", "\u{FEFF}"])
  func nothing(text: String) throws {
    let found = try read(text)
    #expect(found.complaints == ["Line 1: The text contains no vCard."])
  }

  @Test("an import reports 100 kB of text outside cards as one problem")
  func otherText() throws {
    let found = try read(String(repeating: "id,name\n", count: 12_500))
    #expect(found.problems == [VCardProblem(line: 1, reason: .textOutsideCards)])
  }

  @Test("a problem's description is short and contains no control characters from the card")
  func printable() throws {
    let found = try read(
      card(version: "\u{1B}[2J" + String(repeating: "9", count: 99), "N:B;A"))
    let complaint = try #require(found.complaints.first)
    #expect(!complaint.unicodeScalars.contains("\u{1B}"))
    #expect(complaint.count < 120)
  }
}
