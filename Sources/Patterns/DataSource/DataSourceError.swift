/// The reason why a data source rejected new content. The old content is unchanged.
///
/// `ListSection.keepingFirst(of:)` removes the items and sections that repeat an id.
public nonisolated enum DataSourceError: Error, Equatable, Sendable {
  /// Two items have the same id, so it is unclear which of them moved.
  case repeatedItem(id: String, first: ItemPosition, again: ItemPosition)
  /// Two sections have the same id.
  case repeatedSection(id: String, first: Int, again: Int)
}

nonisolated extension DataSourceError: CustomStringConvertible {
  /// A sentence that states the positions and the problem.
  public var description: String {
    switch self {
    case .repeatedItem(let id, let first, let again):
      "The item \(id) at \(again) has the id of the item at \(first); the list was not changed."
    case .repeatedSection(let id, let first, let again):
      "Section \(again) has the id \(id) of section \(first); the list was not changed."
    }
  }
}
