public import Domain
public import Foundation

/// Writes people as vCard text of version 4.0 (RFC 6350), which ``VCardReader`` reads back.
///
///     try VCardWriter().data(for: people).write(to: file)
public struct VCardWriter: Sendable {
  /// A writer; it has no settings and keeps nothing.
  public init() {}

  /// One card for each of `people`, in UTF-8, each line at most 75 octets long.
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

  /// Adds a line, folded between scalars so that each part is text of its own.
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
