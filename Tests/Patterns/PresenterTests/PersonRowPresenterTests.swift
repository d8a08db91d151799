import Domain
import Foundation
import Presenter
import Testing

@Suite("A person in a row, made fit to show")
struct PersonRowPresenterTests {
  @Test(
    "has a full name and a formatted birthday",
    arguments: zip(
      Language.allCases,
      [
        "December 10, 1815", "10. Dezember 1815", "10 décembre 1815", "1815年12月10日",
        "١٠ ديسمبر، ١٨١٥",
      ]))
  func row(language: Language, birthday: String) {
    let row = PersonRowPresenter(.ada, in: language.context)
    #expect(row.fullName == "Ada Lovelace")
    #expect(row.birthday.replacing("\u{200F}", with: "") == birthday)
  }

  @Test("keeps an East Asian name as it is written, for every reader", arguments: Language.allCases)
  func eastAsian(language: Language) {
    #expect(PersonRowPresenter(.named("小龙", "李"), in: language.context).fullName == "李小龙")
  }

  @Test("has an empty birthday where none is known")
  func noBirthday() {
    let row = PersonRowPresenter(.named("Ada", ""), in: Language.english.context)
    #expect(row.birthday == "")
    #expect(row.fullName == "Ada")
  }

  @Test("may be made away from the main actor")
  func anyActor() async {
    let context = Language.english.context
    let name = await Task.detached { PersonRowPresenter(.ada, in: context).fullName }.value
    #expect(name == "Ada Lovelace")
  }
}
