import Foundation
import Presenter
import Testing

@Suite("A list with an abbreviated conjunction")
struct AbbreviatedConjunctionTests {
  @Test(
    "joins two and three with the same last joint",
    arguments: zip(
      Language.allCases,
      [
        ["Ada & Grace", "Ada, Grace & Kurt"],
        ["Ada und Grace", "Ada, Grace und Kurt"],
        ["Ada et Grace", "Ada, Grace et Kurt"],
        ["Ada和Grace", "Ada、Grace和Kurt"],
        ["Ada وGrace", "Ada وGrace وKurt"],
      ]))
  func joins(language: Language, expected: [String]) {
    let style = AbbreviatedConjunction(locale: language.locale)
    let texts = [["Ada", "Grace"], ["Ada", "Grace", "Kurt"]].map { $0.formatted(style) }
    #expect(texts.map(\.withoutIsolates) == expected)
  }

  @Test("isolates names from right-to-left text, in pairs of marks")
  func isolates() {
    let text = ["Ada", "Grace"].formatted(AbbreviatedConjunction(locale: Language.arabic.locale))
    let marks = text.unicodeScalars.filter { ["\u{2068}", "\u{2069}"].contains($0) }
    #expect(marks.count(where: { $0 == "\u{2068}" }) == marks.count(where: { $0 == "\u{2069}" }))
    #expect(text.contains("Ada") && text.contains("Grace"))
  }

  @Test("is empty for nobody, and the name itself for one")
  func short() {
    let style = AbbreviatedConjunction(locale: Language.english.locale)
    #expect([String]().formatted(style) == "")
    #expect(["Ada"].formatted(style) == "Ada")
  }

  @Test("leaves a comma or an ampersand inside a name alone")
  func namesWithJoints() {
    let style = AbbreviatedConjunction(locale: Language.english.locale)
    let names = ["Hewlett & Packard", "Lovelace, Ada", ""]
    #expect(names.formatted(style) == "Hewlett & Packard, Lovelace, Ada & ")
  }
}

extension String {
  /// Without the invisible marks that keep a name's direction from its neighbours.
  fileprivate var withoutIsolates: String {
    String(unicodeScalars.filter { !["\u{2068}", "\u{2069}"].contains($0) })
  }
}
