/// Why a data source did not take the content it was given; its old content stands.
///
/// `ListSection.keepingFirst(of:)` gives the same content without the repetitions.
public nonisolated enum DataSourceError: Error, Equatable, Sendable {
  /// Two items have one id; a table could not tell which of them moved or went.
  case repeatedItem(id: String, first: ItemPosition, again: ItemPosition)
  /// Two sections have one id.
  case repeatedSection(id: String, first: Int, again: Int)
}

nonisolated extension DataSourceError: CustomStringConvertible {
  /// A sentence that names the place and the fault.
  public var description: String {
    switch self {
    case .repeatedItem(let id, let first, let again):
      "The item \(id) at \(again) has the id of the item at \(first); the list was not changed."
    case .repeatedSection(let id, let first, let again):
      "Section \(again) has the id \(id) of section \(first); the list was not changed."
    }
  }
}
