public import Domain
public import Foundation

/// Writes people as vCard text of version 4.0 (RFC 6350).
///
///     try VCardWriter().data(for: people).write(to: file)
public struct VCardWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// Returns one card for each person, in UTF-8, with lines of at most 75 octets.
  public func data(for people: [PersonInfo]) -> Data {
    var bytes: [UInt8] = []
    for person in people {
      append("BEGIN:VCARD", to: &bytes)
      append("VERSION:4.0", to: &bytes)
      append("FN:" + escape(fullName(of: person)), to: &bytes)
      append("N:\(escape(person.lastName));\(escape(person.firstName));;;", to: &bytes)
      if let birthday = person.birthday {
        append("BDAY:" + birthday.description.filter { $0 != "-" }, to: &bytes)
      }
      append("END:VCARD", to: &bytes)
    }
    return Data(bytes)
  }

  private func fullName(of person: PersonInfo) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ",", ";": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Appends a line. It folds between scalars, so that each part is valid UTF-8.
  private func append(_ line: String, to bytes: inout [UInt8]) {
    var length = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > 75 {
        bytes += Array("\r\n ".utf8)
        length = 1
      }
      bytes += Array(String(Character(scalar)).utf8)
      length += width
    }
    bytes += Array("\r\n".utf8)
  }
}
