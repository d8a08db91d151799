import TestSupport
import Testing

@testable import TerminalUI

@Suite("Key decoder")
struct KeyDecoderTests {
  private static let sequences: [(String, [Key])] = [
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}OC", [.right]), ("\u{1B}OD", [.left]),
    ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
    ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[Z", [.backTab]), ("\t", [.tab]), ("\r", [.return]), ("\n", [.return]),
    ("\u{1B}OM", [.return]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
    ("a", [.character("a")]), ("é", [.character("é")]), ("王", [.character("王")]),
    ("👋", [.character("👋")]), ("\u{1B}[1;5A", [.up]),
    ("\u{1B}[200~a\rb\u{1B}[A\u{1B}[201~c", [.paste("a\rb\u{1B}[A"), .character("c")]),
    // Unknown sequences, which the decoder drops, and keys pressed with Alt, Control or Shift.
    ("\u{1B}[15~x", [.character("x")]), ("\u{1B}[?1;2cx", [.character("x")]),
    ("\u{1B}[[Ax", [.character("x")]), ("\u{1B}OPx", [.character("x")]),
    ("\u{1B}]11;rgb:0/0/0\u{7}x", [.character("x")]),
    ("\u{1B}P1$r0m\u{1B}\\x", [.character("x")]), ("\u{1B}fx", [.wordRight, .character("x")]),
    ("\u{1B}b", [.wordLeft]),
    ("\u{1B}[1;5D", [.wordLeft]), ("\u{1B}[1;3C", [.wordRight]), ("\u{1B}[1;2C", [.right]),
    ("\u{1B}\u{7F}", [.deleteWord]), ("\u{1B}gx", [.character("x")]),
    ("\u{1B}éx", [.character("x")]), ("\u{0}x", [.character("x")]),
    ("\u{9B}x", [.character("x")]),
    // Incomplete sequences, each followed by another key.
    ("\u{1B}[1\u{1B}[A", [.up]), ("\u{1B}[1\rx", [.return, .character("x")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
  ]

  @Test("the decoder decodes known sequences and drops unknown ones", arguments: sequences)
  func whole(_ text: String, _ keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(text.utf8)) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test("a sequence that arrives in pieces is decoded to the same keys", arguments: sequences)
  func cut(_ text: String, _ keys: [Key]) {
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<place]) + decoder.decode(bytes[place...]) == keys)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == keys)
  }

  @Test("a lone escape byte is decoded as the Escape key after the timeout")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
  }

  @Test("the timeout drops an incomplete sequence")
  func stopped() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[1;".utf8)) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode([0x61]) == [.character("a")])
  }

  @Test("an incomplete character is kept after the timeout")
  func stoppedCharacter() {
    var decoder = KeyDecoder()
    let bytes = Array("王".utf8)
    #expect(decoder.decode(bytes[..<2]) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(bytes[2...]) == [.character("王")])
  }

  @Test("the decoder drops invalid UTF-8 and reads the next character")
  func invalid() {
    var decoder = KeyDecoder()
    #expect(
      decoder.decode([0xFF, 0xC0, 0x80, 0xE7, 0x61, 0xED, 0xA0, 0x80, 0x62]).last == .character("b")
    )
    #expect(decoder.decode([0xF5, 0x63]) == [.character("c")])
  }

  @Test("a paste that is too long is truncated")
  func longPaste() {
    var decoder = KeyDecoder()
    let text = String(repeating: "x", count: 100_000)
    let keys = decoder.decode(Array("\u{1B}[200~\(text)\u{1B}[201~y".utf8))
    #expect(keys == [.paste(String(repeating: "x", count: 65_536)), .character("y")])
  }

  @Test(
    "random bytes are never decoded as a control character", .tags(.random),
    arguments: 0..<20 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    let pool =
      Array("\u{1B}\u{1B}[[O~;12003456ABCM]P\\\u{7}é王\u{9B}\t\r".utf8) + [0xFF, 0xC3, 0xF0]
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        pool.randomElement(using: &generator) ?? 0
      }
      for case .character(let character) in decoder.decode(bytes) {
        let value = character.unicodeScalars.first?.value ?? 0
        #expect(value >= 0x20 && !(0x7F..<0xA0).contains(value), "seed \(seed)")
      }
    }
  }
}
