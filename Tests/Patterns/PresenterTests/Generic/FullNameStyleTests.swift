import Foundation
import Presenter
import Testing

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
    arguments: PresenterLanguage.allCases,
    [
      ("小龙", "李", "李小龙"), ("さくら", "山田", "山田さくら"), ("유나", "김", "김유나"), ("寶", "𠮷", "𠮷寶"),
      ("安·玛丽", "李", "李安·玛丽"),
    ])
  func eastAsian(language: PresenterLanguage, name: (given: String, family: String, full: String)) {
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
