import Domain
import Presenter

extension Person {
  static func named(_ first: String, _ last: String, born birthday: CalendarDate? = nil) -> Person {
    Person(PersonInfo(storedFirstName: first, lastName: last, birthday: birthday))
  }

  static let ada = Person.named("Ada", "Lovelace", born: try? CalendarDate("1815-12-10"))
}

/// A wording that returns a description of the requested phrase.
struct EchoWording: Wording {
  func text(for phrase: ProfilePhrase) -> String { "\(phrase)" }
}
