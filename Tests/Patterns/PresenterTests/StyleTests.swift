import Foundation
import Presenter
import Testing

@Suite("AbbreviatedConjunction")
struct AbbreviatedConjunctionTests {
  @Test(
    "lists of two and of three names have the same last separator",
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

  @Test("a name with the opposite writing direction is isolated")
  func isolates() {
    let arabic = AbbreviatedConjunction(locale: Language.arabic.locale)
    #expect(
      ["Ada", "أحمد", "Grace"].formatted(arabic)
        == "\u{2068}Ada\u{2069} وأحمد و\u{2068}Grace\u{2069}")
    let english = AbbreviatedConjunction(locale: Language.english.locale)
    #expect(
      ["Ada", "أحمد", "Grace"].formatted(english) == "Ada, \u{2068}أحمد\u{2069} & Grace")
  }

  @Test("a suffix after the last name is kept, as in Tigrinya")
  func lastName() {
    let style = AbbreviatedConjunction(locale: Locale(identifier: "ti"))
    #expect(["Ada", "Grace"].formatted(style) == "Adaን Graceን")
  }

  @Test("an empty list gives an empty string, and one name is unchanged")
  func short() {
    let style = AbbreviatedConjunction(locale: Language.english.locale)
    #expect([String]().formatted(style) == "")
    #expect(["Ada"].formatted(style) == "Ada")
  }

  @Test("a comma or an ampersand in a name is kept")
  func namesWithJoints() {
    let style = AbbreviatedConjunction(locale: Language.english.locale)
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

@Suite("FullNameStyle")
struct FullNameStyleTests {
  @Test(
    "the parts of a name are in the locale's order",
    arguments: [
      ("en_US", "Ada Lovelace"), ("de_DE", "Ada Lovelace"), ("ar_EG", "Ada Lovelace"),
      ("hu_HU", "Lovelace Ada"), ("vi_VN", "Lovelace Ada"),
      // In these locales, a name in Latin script has the given name first.
      ("zh_Hans_CN", "Ada Lovelace"), ("", "Ada Lovelace"),
    ])
  func order(identifier: String, expected: String) {
    let style = FullNameStyle(locale: Locale(identifier: identifier))
    #expect(style.format(given: "Ada", family: "Lovelace") == expected)
  }

  @Test(
    "a name in East Asian characters has the family name first in every locale",
    arguments: Language.allCases,
    [
      ("小龙", "李", "李小龙"), ("さくら", "山田", "山田さくら"), ("유나", "김", "김유나"), ("寶", "𠮷", "𠮷寶"),
      ("安·玛丽", "李", "李安·玛丽"),
    ])
  func eastAsian(language: Language, name: (given: String, family: String, full: String)) {
    let style = FullNameStyle(locale: language.locale)
    #expect(style.format(given: name.given, family: name.family) == name.full)
  }

  @Test(
    "a missing part of a name adds no space",
    arguments: [("Ada", "", "Ada"), ("", "Lovelace", "Lovelace"), ("", "", ""), ("", "李", "李")])
  func missing(given: String, family: String, expected: String) {
    let style = FullNameStyle(locale: Locale(identifier: "en_US"))
    #expect(style.format(given: given, family: family) == expected)
  }

  @Test("a name in mixed scripts has the locale's order")
  func mixed() {
    let style = FullNameStyle(locale: Locale(identifier: "en_US"))
    #expect(style.format(given: "Bruce", family: "李") == "Bruce 李")
    #expect(style.format(given: "🦊", family: "3") == "🦊 3")
  }
}

@Suite("PluralRule and PluralForms")
struct PluralRuleTests {
  @Test(
    "a language's rule returns the plural category of a number",
    arguments: [
      ("en", [.other, .one, .other, .other, .other, .other]),
      ("de", [.other, .one, .other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other, .other, .many]),
      ("zh", [.other, .other, .other, .other, .other, .other]),
      ("ar", [.zero, .one, .two, .few, .many, .other]),
      ("xx", [.other, .other, .other, .other, .other, .other]),
    ] as [(String, [PluralCategory])])
  func categories(language: String, expected: [PluralCategory]) {
    let rule = PluralRule(languageCode: language)
    #expect([0, 1, 2, 3, 11, 1_000_000].map(rule.category(of:)) == expected)
  }

  @Test(
    "the Arabic rule depends on the last two digits",
    arguments: [(102, .other), (103, .few), (199, .many)] as [(Int, PluralCategory)])
  func arabic(count: Int, expected: PluralCategory) {
    #expect(PluralRule.arabic.category(of: count) == expected)
  }

  @Test("the sign of a number is ignored", arguments: PluralRule.allCases)
  func sign(rule: PluralRule) {
    #expect(rule.category(of: -1) == rule.category(of: 1))
    #expect(rule.category(of: .min) != .one)
  }

  @Test("a missing plural form is replaced with the general form")
  func fallback() {
    let forms = PluralForms(.arabic, [.one: "one", .few: "{n} few"], other: "{n} of {n}")
    #expect(forms.text(for: 1, shown: "1") == "one")
    #expect(forms.text(for: 3, shown: "٣") == "٣ few")
    #expect(forms.text(for: 2, shown: "2") == "2 of 2")
  }
}
