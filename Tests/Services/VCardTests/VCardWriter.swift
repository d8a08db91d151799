import Domain
import Foundation

/// A writer of people as vCard text of version 4.0 (RFC 6350).
struct VCardWriter {
  /// Returns one card for each person, in UTF-8, with lines of at most 75 octets.
  func data(for people: [PersonInfo]) -> Data {
    Data(people.flatMap(lines).map(fold).joined().utf8)
  }

  private func lines(of person: PersonInfo) -> [String] {
    let names = [person.firstName, person.lastName]
    return [
      "BEGIN:VCARD", "VERSION:4.0",
      "FN:" + escape(names.filter { !$0.isEmpty }.joined(separator: " ")),
      "N:\(escape(person.lastName));\(escape(person.firstName));;;",
      person.birthday.map { "BDAY:" + $0.description.filter { $0 != "-" } }, "END:VCARD",
    ].compactMap(\.self)
  }

  private func escape(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\,;\n".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar == "\n" ? "n" : scalar)
    }
    return String(escaped)
  }

  /// Returns a folded line with its line break. Each fold is between two Unicode scalars.
  private func fold(_ line: String) -> String {
    var (folded, length) = ("", 0)
    for scalar in line.unicodeScalars {
      length += UTF8.width(scalar)
      if length > 75 {
        folded += "\r\n "
        length = 1 + UTF8.width(scalar)
      }
      folded.unicodeScalars.append(scalar)
    }
    return folded + "\r\n"
  }
}
