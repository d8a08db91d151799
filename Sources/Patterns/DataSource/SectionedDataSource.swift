/// Which object lives at which position (row D1), and which row changes lead to the next content
/// (row A6).
///
///     let people = try SectionedDataSource(rows, sectionedBy: \.section)
///     people.numberOfItems(inSection: 0)
///     try people.apply(newSections, to: tableView)   // rows come, go and move on screen
///
/// It keeps a set of the ids it shows, so that an id that comes twice is noticed without hashing
/// the rows that did not change. Where the ids are a database's key, say so: there is no set then.
/// - Isolation: main actor. It holds its sections; it keeps no hold of a list it is applied to.
@MainActor
public final class SectionedDataSource<SectionID: Hashable, Item: Identifiable & Equatable> {
  /// The current content, from top to bottom.
  public var sections: [ListSection<SectionID, Item>] { content }

  @usableFromInline var content: [ListSection<SectionID, Item>] = []
  @usableFromInline var ids: Set<Item.ID> = []
  @usableFromInline var isChangingRows = false
  @usableFromInline var waiting: [ListSection<SectionID, Item>]?
  @usableFromInline let trustsIDs: Bool

  /// An empty data source.
  ///
  /// - Parameter trustsIDs: whether the caller vouches that no id comes twice, as of rows whose id
  ///   is a database's key. A list of many opens sooner, and takes less memory; an id that comes
  ///   twice all the same is shown twice.
  public init(trustingIDs trustsIDs: Bool = false) {
    self.trustsIDs = trustsIDs
  }

  /// A data source of `sections`; throws if an id comes twice.
  public convenience init(_ sections: [ListSection<SectionID, Item>]) throws(DataSourceError) {
    self.init()
    try apply(sections)
  }

  /// A data source of `items` in sections by a key, each where its key is first met.
  public convenience init(
    _ items: [Item], sectionedBy key: (Item) -> SectionID
  ) throws(DataSourceError) {
    try self.init(ListSection.grouping(items, by: key))
  }

  /// Takes new content and returns the update that leads to it from the old.
  ///
  /// For a list on screen use `apply(_:to:)`, which changes the content at the right moment.
  /// - Complexity: linear in the rows; what is out of order within a section adds *k* log *n*.
  /// - Throws: `DataSourceError` if an id comes twice; the old content stands.
  @discardableResult
  @inlinable
  public func apply(
    _ newSections: [ListSection<SectionID, Item>]
  ) throws(DataSourceError) -> ListUpdate {
    let match = try RowMatch(from: content, to: newSections, known: trustsIDs ? nil : ids)
    take(newSections, match)
    return match.update
  }

  /// Takes new content and shows `list` the row changes that lead to it.
  ///
  /// New content that arrives while the list is still taking the last is kept until it has; of
  /// several the latest wins.
  /// - Throws: `DataSourceError` if an id comes twice; the old content stands, and the list.
  @inlinable
  public func apply(
    _ newSections: [ListSection<SectionID, Item>], to list: any RowChanging
  ) throws(DataSourceError) {
    if isChangingRows {
      if !trustsIDs { try ListSection.requireUniqueIDs(in: newSections) }
      waiting = newSections
      return
    }
    let match = try RowMatch(from: content, to: newSections, known: trustsIDs ? nil : ids)
    isChangingRows = true
    list.changeRows(by: match.update) { self.take(newSections, match) }
    isChangingRows = false
    if let next = waiting {
      waiting = nil
      try apply(next, to: list)
    }
  }

  @inlinable
  func take(
    _ newSections: [ListSection<SectionID, Item>], _ match: RowMatch<SectionID, Item>
  ) {
    content = newSections
    if trustsIDs { return }
    if match.removedIDs.count == ids.count {
      ids = match.addedIDs
    } else {
      ids.subtract(match.removedIDs)
      ids.formUnion(match.addedIDs)
    }
  }
}

extension SectionedDataSource: ListSource {
  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items in a section that exists.
  public func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }

  /// The item at a position that exists.
  public func item(at position: ItemPosition) -> Item {
    sections[position.section].items[position.row]
  }
}
