public import Domain
public import Foundation

/// Reads people from vCard text of version 3.0 (RFC 2426) and 4.0 (RFC 6350).
///
///     let found = VCardReader().read(try Data(contentsOf: file), today: today)
///     found.people.map(\.info.firstName)   // ["Ada", "Grace"]
///     found.problems.map(\.description)    // ["line 9: the card has no name; it is skipped"]
///
/// A card is taken whole or not at all: the first fault in it is reported with its line, and the
/// next card is read. One thing only is left out of a card that is otherwise good: a birthday that
/// is no complete day of the calendar, or lies in the future. That is a problem too, and says so.
///
/// The name comes from `N`, where there is one with a given or a family name in it, else from `FN`,
/// whose last word is taken for the family name. What else a card tells is read past.
///
/// Time and memory grow in proportion to the data, whatever they hold.
public struct VCardReader: Sendable {
  /// A reader; it has no settings and keeps nothing.
  public init() {}

  /// The people in `data`, in its order, and what could not be read.
  ///
  /// - Parameters:
  ///   - data: UTF-8, with or without a byte order mark; lines end with CR LF, LF or CR.
  ///   - today: the day at the user's place; a birthday after it is left out.
  public func read(_ data: Data, today: CalendarDate) -> VCardImport {
    var session = ReadingSession(today: today)
    var lines = UnfoldedLines([UInt8](data))
    while let line = lines.next() {
      session.take(line, lines: &lines)
    }
    return session.finish()
  }
}
