/// A section of a list: its id and its items, from top to bottom.
///
/// It is not called `Section`, because that name would hide SwiftUI's `Section` in an app that
/// copies this folder.
public nonisolated struct ListSection<ID: Hashable, Item> {
  /// The stable id of the section, such as a letter or a day.
  public var id: ID
  /// The items, from top to bottom.
  public var items: [Item]

  /// Creates a section of `items`.
  public init(id: ID, items: [Item]) {
    self.id = id
    self.items = items
  }
}

nonisolated extension ListSection: Equatable where Item: Equatable {}
nonisolated extension ListSection: Sendable where ID: Sendable, Item: Sendable {}

nonisolated extension ListSection {
  /// Groups items into sections by a key, in the order in which the keys first occur.
  ///
  /// Items keep their order. If a key occurs again later, its items go to the existing section. If
  /// the list is sorted by the key, grouping costs one comparison for each item.
  ///
  ///     ListSection.grouping(["Ada", "Alan", "Grace"]) { $0.first }
  ///     // [A: Ada, Alan] [G: Grace]
  public static func grouping(_ items: [Item], by key: (Item) -> ID) -> [ListSection] {
    var sections: [ListSection] = []
    var numbers: [ID: Int] = [:]
    var current: Int?
    for item in items {
      let id = key(item)
      if let current, sections[current].id == id {
        sections[current].items.append(item)
      } else if let number = numbers[id] {
        sections[number].items.append(item)
      } else {
        current = sections.count
        numbers[id] = current
        sections.append(ListSection(id: id, items: [item]))
      }
    }
    return sections
  }
}

nonisolated extension ListSection {
  /// Returns the index in `old` of each section of `new`.
  ///
  /// An index is nil if `old` does not contain the section's id.
  ///
  /// - Throws: `DataSourceError.repeatedSection` if `new` repeats an id.
  @inlinable static func indexes(
    of new: [ListSection], in old: [ListSection]
  ) throws(DataSourceError) -> [Int?] {
    var numbers: [ID: Int] = [:]
    for (number, section) in new.enumerated() {
      if let first = numbers.updateValue(number, forKey: section.id) {
        throw .repeatedSection(id: "\(section.id)", first: first, again: number)
      }
    }
    var indexes = [Int?](repeating: nil, count: new.count)
    for (index, section) in old.enumerated() {
      if let number = numbers[section.id] { indexes[number] = index }
    }
    return indexes
  }
}

nonisolated extension ListSection where Item: Identifiable {
  /// Returns the sections without repeated ids, and an error for each repetition.
  ///
  /// The first item with an id is kept. A section with a repeated id is left out as a whole, and
  /// causes only one error. Use this for a server that may repeat ids: log the errors, and show the
  /// other items.
  @inlinable public static func keepingFirst(
    of sections: [ListSection]
  ) -> (sections: [ListSection], faults: [DataSourceError]) {
    var kept: [ListSection] = []
    var faults: [DataSourceError] = []
    var sectionNumbers: [ID: Int] = [:]
    var positions: [Item.ID: ItemPosition] = [:]
    positions.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for (number, section) in sections.enumerated() {
      if let first = sectionNumbers[section.id] {
        faults.append(.repeatedSection(id: "\(section.id)", first: first, again: number))
        continue
      }
      sectionNumbers[section.id] = number
      var items: [Item] = []
      items.reserveCapacity(section.items.count)
      for (row, item) in section.items.enumerated() {
        let position = ItemPosition(section: number, row: row)
        // If the id is new, the look-up returns its default value, `position`.
        let first = positions[item.id, default: position]
        if first != position {
          faults.append(.repeatedItem(id: "\(item.id)", first: first, again: position))
        } else {
          positions[item.id] = position
          items.append(item)
        }
      }
      kept.append(ListSection(id: section.id, items: items))
    }
    return (kept, faults)
  }
}
