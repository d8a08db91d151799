/// A data source of sections that computes its row changes.
///
///     let people = SectionedDataSource<String, Person>()
///     let sections = ListSection.grouping(rows) { String($0.name.prefix(1)) }
///     try people.apply(sections, to: tableView)   // inserts, deletes and moves rows on screen
///
/// The data source stores the set of the current ids, so that it finds a repeated id without
/// hashing the unchanged rows. Pass `trustingIDs: true` for ids that are unique already, such as a
/// database's keys. The data source then stores no set.
/// - Isolation: main actor. The data source does not retain the list that shows its changes.
@MainActor
public final class SectionedDataSource<SectionID: Hashable, Item: Identifiable & Equatable> {
  /// The sections of a content, from top to bottom.
  public typealias Sections = [ListSection<SectionID, Item>]

  /// A function that computes the changes between two contents, as `ListUpdate.changes` does.
  public typealias Comparison = (
    _ old: Sections, _ new: Sections, _ ids: inout Set<Item.ID>?
  ) throws(DataSourceError) -> ListUpdate

  /// The current content, from top to bottom.
  public private(set) var sections: Sections = []

  private let compare: Comparison
  /// The current ids, or nil if the caller guarantees unique ids.
  private var ids: Set<Item.ID>?
  private var isChangingRows = false
  private var pending: Sections?

  /// Creates an empty data source.
  ///
  /// A copy of this pattern needs only one of the folders `Diff/` and `StandardDiff/`. To leave out
  /// `Diff/`, call `ListUpdate.standardChanges` in the default argument, which is the only code
  /// that uses `Diff/`.
  ///
  /// - Parameters:
  ///   - trustsIDs: Whether the caller guarantees unique ids. A long list then opens sooner and
  ///     takes less memory. An item with a repeated id is shown twice.
  ///   - compare: The function that computes the changes.
  public init(
    trustingIDs trustsIDs: Bool = false,
    comparing compare: @escaping Comparison = { old, new, ids throws(DataSourceError) in
      try ListUpdate.changes(from: old, to: new, checking: &ids)
    }
  ) {
    ids = trustsIDs ? nil : []
    self.compare = compare
  }

  /// Creates a data source of `sections`, and throws if an id is repeated.
  @inlinable public convenience init(_ sections: Sections) throws(DataSourceError) {
    self.init()  // `@inlinable` specializes the default argument for another module's items.
    try apply(sections)
  }

  /// Replaces the content, and returns the changes from the old content to the new.
  ///
  /// For a list on screen call `apply(_:to:)`, which replaces the content at the right moment.
  /// - Throws: `DataSourceError` if an id is repeated. The content is then unchanged. Trusted item
  ///   ids are not checked.
  @discardableResult
  public func apply(_ newSections: Sections) throws(DataSourceError) -> ListUpdate {
    let update = try compare(sections, newSections, &ids)
    sections = newSections
    return update
  }

  /// Replaces the content, and shows the row changes in `list`.
  ///
  /// If this is called while `list` is still changing rows, the new content is applied afterwards.
  /// Of several such calls, only the latest content is applied.
  /// - Throws: `DataSourceError` if an id is repeated. Content and list are then unchanged.
  public func apply(
    _ newSections: Sections, to list: any RowChanging
  ) throws(DataSourceError) {
    if isChangingRows {
      if ids != nil, let fault = ListSection.keepingFirst(of: newSections).faults.first {
        throw fault
      }
      pending = newSections
      return
    }
    let update = try compare(sections, newSections, &ids)
    isChangingRows = true
    list.changeRows(by: update) { self.sections = newSections }
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
