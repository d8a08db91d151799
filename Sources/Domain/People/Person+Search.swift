import Foundation

extension Person {
  /// Returns whether the full name contains the query, ignoring case and accents.
  ///
  /// The query may contain both names, in either order. An empty query matches every person.
  public func nameContains(_ query: String) -> Bool {
    query.isEmpty
      || ["\(firstName) \(lastName)", "\(lastName) \(firstName)"].contains {
        $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
  }
}
