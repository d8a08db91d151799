import Domain
import Foundation
import Testing

@Suite("Sections: under which letter a name stands")
struct SectionTests {
  @Test(
    "the letter follows the language",
    arguments: [
      ("en", "Émile", "E"), ("en", "Åsa", "A"), ("en", "Łukasz", "L"), ("en", "Ñandú", "N"),
      ("en", "straße", "S"), ("en", "ßeta", "S"), ("en", "Æthelred", "A"), ("en", "o'Brien", "O"),
      ("sv", "Åsa", "Å"), ("sv", "Ärla", "Ä"), ("sv", "Émile", "E"), ("sv", "wall", "W"),
      ("da", "Ørsted", "Ø"), ("da", "Aagaard", "Å"), ("da", "Ærø", "Æ"), ("da", "Anna", "A"),
      ("de", "Öztürk", "O"), ("es", "Ñandú", "Ñ"), ("es", "Núñez", "N"), ("pl", "Łukasz", "Ł"),
      ("cs", "Chalupa", "Ch"), ("cs", "Cílek", "C"), ("cs", "Čapek", "Č"), ("tr", "İnci", "İ"),
      ("el", "Ωραία", "Ω"), ("el", "Άννα", "Α"), ("ru", "Юлия", "Ю"), ("ar", "محمد", "م"),
      ("en", "Юлия", "Ю"), ("en", "Άννα", "Α"), ("he", "דנה", "ד"), ("th", "เกษม", "ก"),
      ("ja", "がくと", "か"), ("ja", "カナ", "か"), ("ja", "ゆき", "や"), ("ja", "田中", "漢"),
      ("en", "田中", "漢"), ("ko", "김민수", "ㄱ"), ("ko", "까치", "ㄱ"), ("ko", "金", "ㄱ"), ("ko", "한", "ㅎ"),
      ("zh_CN", "王", "W"), ("zh_CN", "阿明", "A"), ("zh_CN", "张", "Z"), ("zh_CN", "Anna", "A"),
    ])
  func letter(locale: String, name: String, section: String) {
    #expect(key(name, locale).section == section)
  }

  @Test(
    "names that begin with no letter stand under #",
    arguments: ["", "42", "3 Doors", "🙂", "🙂 Ada", "…", "-", "٣"])
  func noLetter(name: String) {
    #expect(key(name, "en").section == ListKey.noLetter)
  }

  @Test("marks before the first letter do not count for the section")
  func leadingMarks() {
    #expect(key("'t Hooft", "nl").section == "T")
    #expect(key("(Bob)", "en").section == "B")
    #expect(key("ʻIolani", "en").section == "I")
  }

  @Test("# comes last")
  func noLetterIsLast() {
    #expect(key("Ångström", "sv") < key("1", "sv"))
    #expect(key("田中", "en") < key("", "en"))
    #expect(key("𐐀", "en") < key("", "en"), "letters of scripts without a heading come before #")
  }

  @Test("å is the first of the last three letters in Swedish, and an a in English")
  func swedish() {
    let names = ["Ärla", "Adam", "Örn", "Zorn", "Åsa"]
    let swedish = names.sorted { key($0, "sv") < key($1, "sv") }
    #expect(swedish == ["Adam", "Zorn", "Åsa", "Ärla", "Örn"])
    let english = names.sorted { key($0, "en") < key($1, "en") }
    #expect(english == ["Adam", "Ärla", "Åsa", "Örn", "Zorn"])
  }

  private func key(_ name: String, _ locale: String) -> ListKey {
    SystemNameCollation(locale: Locale(identifier: locale)).key(leading: name, trailing: "")
  }
}
