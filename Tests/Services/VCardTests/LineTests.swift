import Testing
import VCard

@Suite("vCard: lines and bytes")
struct LineTests {
  @Test("folded lines are joined", arguments: ["\r\n ", "\r\n\t", "\n ", "\n\t", "\r ", "\r\t"])
  func folded(fold: String) throws {
    let found = try read(card("N:Love\(fold)la\(fold)ce;A\(fold)da"))
    #expect(found.names == ["Ada|Lovelace"])
  }

  @Test("a line can be folded at every byte, even inside a character")
  func foldedAnywhere() throws {
    let line = Array("N:Łuć;Zoë 🙂".utf8)
    for place in 1..<line.count {
      var bytes = Array("BEGIN:VCARD\r\nVERSION:4.0\r\n".utf8)
      bytes += line[..<place] + Array("\r\n ".utf8) + line[place...]
      bytes += Array("\r\nEND:VCARD\r\n".utf8)
      let found = try read(bytes: bytes)
      #expect(found.names == ["Zoë 🙂|Łuć"], "folded before byte \(place)")
    }
  }

  @Test(
    "all line endings, a byte order mark, empty lines and a missing last line ending are accepted",
    arguments: [
      "\u{FEFF}BEGIN:VCARD\r\nVERSION:4.0\r\nN:B;A\r\nEND:VCARD\r\n",
      "BEGIN:VCARD\nVERSION:4.0\nN:B;A\nEND:VCARD",
      "BEGIN:VCARD\rVERSION:4.0\rN:B;A\rEND:VCARD\r",
      "\n\nBEGIN:VCARD\n\nVERSION:4.0\r\nN:B;A\n\nEND:VCARD\n\n",
    ])
  func ends(text: String) throws {
    let found = try read(text)
    #expect(found.names == ["A|B"])
    #expect(found.problems.isEmpty)
  }

  @Test(
    "a problem has the same line number with every kind of line ending",
    arguments: ["\r\n", "\n", "\r"])
  func numbers(end: String) throws {
    let lines = ["BEGIN:VCARD", "VERSION:4.0", "", "N:Love", " lace;Ada", "none", "END:VCARD", ""]
    let found = try read(lines.joined(separator: end))
    #expect(found.problems == [VCardProblem(line: 6, reason: .malformedLine)])
  }

  @Test("an import skips a card whose name is not UTF-8 and reads the next card")
  func notUTF8() throws {
    var bytes = Array("BEGIN:VCARD\nVERSION:4.0\nN:M".utf8) + [0xFC] + Array("ller;J\n".utf8)
    bytes += Array("END:VCARD\n".utf8) + Array(card("N:B;A").utf8)
    let found = try read(bytes: bytes)
    #expect(found.names == ["A|B"])
    #expect(found.complaints == ["Line 3: The text is not UTF-8. The card is skipped."])
  }

  @Test("properties that are not imported may contain any bytes")
  func otherProperties() throws {
    let photo = "PHOTO;ENCODING=b:" + String(repeating: "AAAA\r\n ", count: 1_000)
    let note = Array("NOTE:".utf8) + [0xFF, 0xFE] + Array("\r\n".utf8)
    let text = Array("BEGIN:VCARD\r\nVERSION:4.0\r\nN:B;A\r\n\(photo)\r\n".utf8)
    let found = try read(bytes: text + note + Array("END:VCARD\r\n".utf8))
    #expect(found.names == ["A|B"])
    #expect(found.problems.isEmpty)
  }
}
