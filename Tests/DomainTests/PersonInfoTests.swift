import Domain
import TestDoubles
import TestSupport
import Testing

@Suite("Validation of a person's details")
struct PersonInfoTests {
  private func make(
    _ first: String = "Ada", _ last: String = "Lovelace", born: String = ""
  ) throws(PersonInfo.ValidationError) -> PersonInfo {
    try PersonInfo(firstName: first, lastName: last, typedBirthday: born, today: .testDay)
  }

  @Test("white space is removed at the ends of a name and kept inside")
  func trims() throws {
    let info = try make(" \t Ada\u{00A0}", "\u{3000}King  Lovelace\n")
    #expect(info.firstName == "Ada")
    #expect(info.lastName == "King  Lovelace")
  }

  @Test(
    "a person may have only a first name or only a last name",
    arguments: [("Ada", " "), ("", "Lovelace")])
  func oneName(_ first: String, _ last: String) throws {
    let info = try make(first, last)
    #expect(info.firstName.isEmpty != info.lastName.isEmpty)
  }

  @Test(
    "details are rejected if neither name contains a visible character",
    arguments: ["", " ", "\t\n", "\u{200B}", "\u{A0}\u{200D} "])
  func noName(_ blank: String) {
    #expect(throws: PersonInfo.ValidationError.nameMissing) { try make(blank, blank) }
  }

  @Test("a name of the maximum length is accepted, and a longer name is rejected")
  func length() throws {
    let longest = String(repeating: "å", count: PersonInfo.longestName)
    let info = try make(longest)
    #expect(info.firstName == longest)
    #expect(throws: PersonInfo.ValidationError.nameTooLong(.lastName, longest: 100)) {
      try make("Ada", longest + "å")
    }
  }

  @Test("the length of a name is counted in Unicode scalars, not in characters")
  func stackedMarks() {
    let stacked = "a" + String(repeating: "\u{0301}", count: PersonInfo.longestName)
    #expect(stacked.count == 1)
    #expect(throws: PersonInfo.ValidationError.nameTooLong(.firstName, longest: 100)) {
      try make(stacked)
    }
  }

  @Test(
    "a name with a control character, a line break or a direction override is rejected",
    arguments: [
      "A\u{1B}[31mda", "A\nda", "A\u{0}da", "A\u{85}da", "A\u{2028}da", "A\u{7F}da", "A\u{202E}ad",
    ])
  func controlCharacter(_ name: String) {
    #expect(throws: PersonInfo.ValidationError.controlCharacter(.firstName)) { try make(name) }
  }

  @Test("joined emoji and right-to-left text are accepted")
  func unusualNames() throws {
    let info = try make("👩‍💻", "نعمة")
    #expect(info.firstName == "👩‍💻")
  }

  @Test("a birthday today is accepted, and a birthday tomorrow is rejected")
  func future() throws {
    let info = try make(born: "2026-03-01")
    #expect(info.birthday == .testDay)
    let tomorrow = try CalendarDate("2026-03-02")
    #expect(throws: PersonInfo.ValidationError.birthdayInFuture(tomorrow)) {
      try make(born: "2026-03-02")
    }
  }

  @Test("a typed birthday may be empty or have spaces at its ends, and an invalid date is rejected")
  func typedBirthday() throws {
    let empty = try make(born: " ")
    #expect(empty.birthday == nil)
    let spaced = try make(born: " 1815-12-10 ")
    #expect(spaced.birthday == Person.ada.birthday)
    #expect(throws: PersonInfo.ValidationError.birthdayUnreadable(.doesNotExist("1815-02-30"))) {
      try make(born: "1815-02-30")
    }
  }

  @Test(
    "each validation error describes its cause",
    arguments: [
      (PersonInfo.ValidationError.nameMissing, "a person needs a first name or a last name"),
      (.nameTooLong(.lastName, longest: 100), "the last name is longer than 100 characters"),
      (.controlCharacter(.firstName), "the first name holds a control character"),
      (
        .birthdayUnreadable(.notADate("soon")),
        "the birthday cannot be read: “soon” is not a date; write it as YYYY-MM-DD"
      ),
      (.birthdayInFuture(.testDay), "the birthday 2026-03-01 is in the future"),
    ])
  func sentences(_ error: PersonInfo.ValidationError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
