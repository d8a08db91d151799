import Collation
import Domain
import Foundation
import Testing

@Suite("Sections: the letter of a name")
struct SectionTests {
  @Test(
    "the section of a name depends on the language",
    arguments: [
      (
        "en",
        "Émile E, Åsa A, Łukasz L, Ñandú N, ßeta S, Æthelred A, o'Brien O, Юлия Ю, Άννα Α, 田中 漢"
      ),
      ("sv", "Åsa Å, Ärla Ä, Émile E, wall W, Örn Ö"), ("de", "Öztürk O, straße S"),
      ("da", "Ørsted Ø, Aagaard Å, Ærø Æ, Anna A"), ("es", "Ñandú Ñ, Núñez N, Llull L"),
      ("pl", "Łukasz Ł, Lis L"), ("cs", "Chalupa Ch, Cílek C, Čapek Č"), ("tr", "İnci İ, Işık I"),
      ("el", "Ωραία Ω, Άννα Α"), ("ru", "Юлия Ю"), ("ar", "محمد م"), ("he", "דנה ד"),
      ("th", "เกษม ก"), ("ja", "がくと か, カナ か, ゆき や, 田中 漢"),
    ])
  func letter(locale: String, examples: String) throws {
    try expect(examples, in: locale)
  }

  @Test(
    "in Korean and Chinese, a name is in the section of its first sound", .enabled(if: hasICUKeys),
    arguments: [
      ("ko", "김민수 ㄱ, 까치 ㄱ, 金 ㄱ, 한 ㅎ"), ("zh_CN", "王 W, 阿明 A, 张 Z, Anna A"),
    ])
  func ideographs(locale: String, examples: String) throws {
    try expect(examples, in: locale)
  }

  @Test("a name without letters, or with a digit or emoji before the letters, is in section #")
  func noLetter() {
    let collation = SystemNameCollation(locale: Locale(identifier: "en"))
    for name in ["", "42", "3 Doors", "🙂", "🙂 Ada", "…", "-", "٣"] {
      #expect(collation.key(leading: name, trailing: "").section == ListKey.noLetter, "\(name)")
    }
  }

  @Test("punctuation before the first letter does not affect the section")
  func leadingMarks() {
    #expect(key("'t Hooft", "nl").section == "T")
    #expect(key("(Bob)", "en").section == "B")
    #expect(key("ʻIolani", "en").section == "I")
  }

  @Test("section # is sorted last")
  func noLetterIsLast() {
    #expect(key("Ångström", "sv") < key("1", "sv"))
    #expect(key("田中", "en") < key("", "en"))
    #expect(key("𐐀", "en") < key("", "en"), "letters of scripts without a heading come before #")
  }

  @Test("in Swedish, “å” is sorted after “z”; in English, “å” is sorted with “a”")
  func swedish() {
    #expect(sorted("sv") == ["Adam", "Zorn", "Åsa", "Ärla", "Örn"])
    #expect(sorted("en") == ["Adam", "Ärla", "Åsa", "Örn", "Zorn"])
  }

  /// Expects each name in `examples` to have the section that is written after the name.
  private func expect(_ examples: String, in locale: String) throws {
    let collation = SystemNameCollation(locale: Locale(identifier: locale))
    for example in examples.split(separator: ", ") {
      let words = example.split(separator: " ").map(String.init)
      try #require(words.count == 2)
      #expect(collation.key(leading: words[0], trailing: "").section == words[1], "\(words[0])")
    }
  }

  private func sorted(_ locale: String) -> [String] {
    let collation = SystemNameCollation(locale: Locale(identifier: locale))
    return ["Ärla", "Adam", "Örn", "Zorn", "Åsa"].sorted {
      collation.key(leading: $0, trailing: "") < collation.key(leading: $1, trailing: "")
    }
  }

  private func key(_ name: String, _ locale: String) -> ListKey {
    SystemNameCollation(locale: Locale(identifier: locale)).key(leading: name, trailing: "")
  }
}
