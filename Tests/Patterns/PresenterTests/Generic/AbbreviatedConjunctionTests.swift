import Foundation
import Presenter
import Testing

@Suite("AbbreviatedConjunction")
struct AbbreviatedConjunctionTests {
  @Test(
    "lists of two and of three names have the same last separator",
    arguments: zip(
      PresenterLanguage.allCases,
      [
        ["Ada & Grace", "Ada, Grace & Kurt"],
        ["Ada und Grace", "Ada, Grace und Kurt"],
        ["Ada et Grace", "Ada, Grace et Kurt"],
        ["Ada和Grace", "Ada、Grace和Kurt"],
        ["Ada وGrace", "Ada وGrace وKurt"],
      ]))
  func joins(language: PresenterLanguage, expected: [String]) {
    let style = AbbreviatedConjunction(locale: language.locale)
    let texts = [["Ada", "Grace"], ["Ada", "Grace", "Kurt"]].map { $0.formatted(style) }
    #expect(texts.map(\.withoutIsolates) == expected)
  }

  @Test("a name with the opposite writing direction is enclosed in isolate characters")
  func isolates() {
    let arabic = AbbreviatedConjunction(locale: PresenterLanguage.arabic.locale)
    #expect(
      ["Ada", "أحمد", "Grace"].formatted(arabic)
        == "\u{2068}Ada\u{2069} وأحمد و\u{2068}Grace\u{2069}")
    let english = AbbreviatedConjunction(locale: PresenterLanguage.english.locale)
    #expect(
      ["Ada", "أحمد", "Grace"].formatted(english) == "Ada, \u{2068}أحمد\u{2069} & Grace")
  }

  @Test("text that the locale adds after the final name of a list is kept, as in Tigrinya")
  func lastName() {
    let style = AbbreviatedConjunction(locale: Locale(identifier: "ti"))
    #expect(["Ada", "Grace"].formatted(style) == "Adaን Graceን")
  }

  @Test("an empty list gives an empty string, and one name is unchanged")
  func short() {
    let style = AbbreviatedConjunction(locale: PresenterLanguage.english.locale)
    #expect([String]().formatted(style) == "")
    #expect(["Ada"].formatted(style) == "Ada")
  }

  @Test("a comma or an ampersand in a name is kept")
  func namesWithSeparators() {
    let style = AbbreviatedConjunction(locale: PresenterLanguage.english.locale)
    let names = ["Hewlett, & Packard", "Lovelace, Ada", ""]
    #expect(names.formatted(style) == "Hewlett, & Packard, Lovelace, Ada & ")
  }
}

extension String {
  /// The text without isolating marks.
  fileprivate var withoutIsolates: String {
    String(unicodeScalars.filter { !["\u{2068}", "\u{2069}"].contains($0) })
  }
}
