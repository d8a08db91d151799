import Domain
import Foundation
import VCard

extension ComparisonGroup {
  /// Compares the vCard reader with a reader that splits a `String` into lines.
  static let vCard = ComparisonGroup(title: "vCard: 10,000 short cards") {
    let data = Data(InventedPeople.make(10_000).map(card).joined().utf8)
    let today = try CalendarDate(year: 2026, month: 3, day: 1)
    return [
      Comparison(
        name: "read 10,000 short cards", direct: "lines of String, no checks", goal: 1,
        limit: .milliseconds(64),
        runDirect: { timed { keep(namesByLines(in: data)) } },
        runKit: { timed { keep(VCardReader().read(data, today: today)) } })
    ]
  }

  private static func card(of person: Person) -> String {
    let (first, last) = (person.info.firstName, person.info.lastName)
    let day = (person.info.birthday?.description ?? "").filter { $0 != "-" }
    let lines = ["VERSION:4.0", "FN:\(first) \(last)", "N:\(last);\(first);;;", "BDAY:\(day)"]
    return (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  /// Reads the names and birthdays in a simple way.
  ///
  /// Splits each line into a property and its value, and splits the value of the property N.
  private static func namesByLines(in data: Data) -> [PersonInfo] {
    var people: [PersonInfo] = []
    var (names, birthday) = ([String](), CalendarDate?.none)
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      switch parts.first {
      case "N": names = parts[1].components(separatedBy: ";")
      case "BDAY":
        let digits = Int(parts[1]) ?? 0
        birthday = try? CalendarDate(
          year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
      case "END":
        people.append(
          PersonInfo(storedFirstName: names[1], lastName: names[0], birthday: birthday))
        (names, birthday) = ([], nil)
      default: break
      }
    }
    return people
  }
}
