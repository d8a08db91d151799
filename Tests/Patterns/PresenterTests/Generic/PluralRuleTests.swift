import Presenter
import Testing

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
