import Domain
import Foundation
import VCard

/// What the reader makes of `text` on 1 June 2024.
func read(_ text: String) throws -> VCardImport {
  try read(bytes: Array(text.utf8))
}

/// What the reader makes of `bytes` on 1 June 2024.
func read(bytes: [UInt8]) throws -> VCardImport {
  VCardReader().read(Data(bytes), today: try CalendarDate(year: 2024, month: 6, day: 1))
}

/// A card of version 4.0 with `lines` in it; its third line is the first of them.
func card(version: String = "4.0", _ lines: String...) -> String {
  (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"])
    .map { $0 + "\r\n" }.joined()
}

extension VCardImport {
  /// The people's names, as "first|last".
  var names: [String] { people.map { "\($0.info.firstName)|\($0.info.lastName)" } }

  /// The problems, each as the user sees it.
  var complaints: [String] { problems.map(\.description) }
}
