/// A data source of sections that computes the row changes from its old to its new content.
///
///     let people = try SectionedDataSource(rows, sectionedBy: \.section)
///     people.numberOfItems(inSection: 0)
///     try people.apply(newSections, to: tableView)   // inserts, deletes and moves rows on screen
///
/// It stores the set of the current ids, so that it finds a repeated id without hashing the
/// unchanged rows. Pass `trustingIDs: true` for ids that are unique already, such as a database's
/// keys. The data source then stores no set.
/// - Isolation: main actor. The data source does not retain the list that shows its changes.
@MainActor
public final class SectionedDataSource<SectionID: Hashable, Item: Identifiable & Equatable> {
  /// The current content, from top to bottom.
  public var sections: [ListSection<SectionID, Item>] { content }

  @usableFromInline var content: [ListSection<SectionID, Item>] = []
  /// The current ids, or nil if the caller guarantees unique ids.
  @usableFromInline var ids: Set<Item.ID>?
  @usableFromInline var isChangingRows = false
  @usableFromInline var pending: [ListSection<SectionID, Item>]?

  /// Creates an empty data source.
  ///
  /// - Parameter trustsIDs: Whether the caller guarantees unique ids. A long list then opens sooner
  ///   and takes less memory. An item with a repeated id is shown twice.
  public init(trustingIDs trustsIDs: Bool = false) {
    ids = trustsIDs ? nil : []
  }

  /// Creates a data source of `sections`, and throws if an id is repeated.
  public convenience init(_ sections: [ListSection<SectionID, Item>]) throws(DataSourceError) {
    self.init()
    try apply(sections)
  }

  /// Creates a data source of `items` grouped into sections by a key.
  ///
  /// The sections are in the order in which their keys first occur.
  public convenience init(
    _ items: [Item], sectionedBy key: (Item) -> SectionID
  ) throws(DataSourceError) {
    try self.init(ListSection.grouping(items, by: key))
  }

  /// Replaces the content, and returns the changes from the old content to the new.
  ///
  /// For a list on screen call `apply(_:to:)`, which replaces the content at the right moment.
  /// - Complexity: Linear in the rows. If *k* rows change their order, sorting them adds *k* log
  ///   *n*.
  /// - Throws: `DataSourceError` if an id is repeated. The content is then unchanged.
  @discardableResult
  @inlinable public func apply(
    _ newSections: [ListSection<SectionID, Item>]
  ) throws(DataSourceError) -> ListUpdate {
    let update = try ListUpdate.changes(from: content, to: newSections, checking: &ids)
    content = newSections
    return update
  }

  /// Replaces the content, and shows the row changes in `list`.
  ///
  /// If this is called while `list` is still changing rows, the new content is applied afterwards.
  /// Of several such calls, only the latest content is applied.
  /// - Throws: `DataSourceError` if an id is repeated. Content and list are then unchanged.
  @inlinable public func apply(
    _ newSections: [ListSection<SectionID, Item>], to list: any RowChanging
  ) throws(DataSourceError) {
    if isChangingRows {
      if ids != nil, let fault = ListSection.keepingFirst(of: newSections).faults.first {
        throw fault
      }
      pending = newSections
      return
    }
    let update = try ListUpdate.changes(from: content, to: newSections, checking: &ids)
    isChangingRows = true
    list.changeRows(by: update) { self.content = newSections }
    isChangingRows = false
    if let next = pending.take() { try apply(next, to: list) }
  }
}

extension SectionedDataSource: ListSource {
  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section. The section must exist.
  public func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }

  /// Returns the item at a position. The position must exist.
  public func item(at position: ItemPosition) -> Item {
    sections[position.section].items[position.row]
  }
}
