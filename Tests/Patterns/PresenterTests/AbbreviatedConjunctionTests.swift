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

  @Test("isolates a name that runs against the language, and no other")
  func isolates() {
    let arabic = AbbreviatedConjunction(locale: Language.arabic.locale)
    #expect(
      ["Ada", "أحمد", "Grace"].formatted(arabic)
        == "\u{2068}Ada\u{2069} وأحمد و\u{2068}Grace\u{2069}")
    let english = AbbreviatedConjunction(locale: Language.english.locale)
    #expect(
      ["Ada", "أحمد", "Grace"].formatted(english) == "Ada, \u{2068}أحمد\u{2069} & Grace")
  }

  @Test("keeps what a language hangs on to the last name, as Tigrinya does")
  func lastName() {
    let style = AbbreviatedConjunction(locale: Locale(identifier: "ti"))
    #expect(["Ada", "Grace"].formatted(style) == "Adaን Graceን")
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
