/// A port to a language's rules for sorting names: what comes before what, and under which letter.
///
/// A list asks for one key a row when the row is written, and sorts bytes from then on: no list
/// that opens pays for a language's rules again. Source: document rows A5 and D1.
///
/// - Isolation: none; a conformer is used from any thread.
public protocol NameCollation: Sendable {
  /// Names the locale, the algorithm and the version of its data, such as `icu-1-sv-153.120`.
  ///
  /// Store it beside the keys. Where the stored identifier is another than this one, the stored
  /// keys compare wrongly with new ones and must all be made anew.
  var identifier: String { get }

  /// The key of a name that is sorted by `leading`, and among equals by `trailing`.
  ///
  /// - Parameters:
  ///   - leading: decides the section and the order; it may be empty.
  ///   - trailing: decides between names whose `leading` is the same; it may be empty.
  func key(leading: String, trailing: String) -> ListKey
}
