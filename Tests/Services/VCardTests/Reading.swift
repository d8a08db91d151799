import Domain
import Foundation
import VCard

/// Imports the cards in `text`, with 1 June 2024 as the current date.
func read(_ text: String) throws -> VCardImport {
  try read(bytes: Array(text.utf8))
}

/// Imports the cards in `bytes`, with 1 June 2024 as the current date.
func read(bytes: [UInt8]) throws -> VCardImport {
  VCardReader().read(Data(bytes), today: try CalendarDate(year: 2024, month: 6, day: 1))
}

/// Returns a card that contains `lines` from its third line on.
func card(version: String = "4.0", _ lines: String...) -> String {
  (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"])
    .map { $0 + "\r\n" }.joined()
}

extension VCardImport {
  /// The people's names, written as "first|last".
  var names: [String] { people.map { "\($0.info.firstName)|\($0.info.lastName)" } }

  /// The descriptions of the problems.
  var complaints: [String] { problems.map(\.description) }
}
