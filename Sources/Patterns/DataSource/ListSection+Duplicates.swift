nonisolated extension ListSection where Item: Identifiable {
  /// The sections with every repeated id left out, and what was left out, in order.
  ///
  /// The first item of an id stays. A section whose id was there before goes wholly, and is
  /// reported as one fault. Use it where a server is known to repeat itself: log the faults, show
  /// the rest.
  public static func keepingFirst(
    of sections: [ListSection]
  ) -> (sections: [ListSection], faults: [DataSourceError]) {
    var kept: [ListSection] = []
    var faults: [DataSourceError] = []
    var sectionPlaces: [ID: Int] = [:]
    var itemPlaces: [Item.ID: ItemPosition] = [:]
    for (number, section) in sections.enumerated() {
      if let first = sectionPlaces[section.id] {
        faults.append(.repeatedSection(id: "\(section.id)", first: first, again: number))
        continue
      }
      sectionPlaces[section.id] = number
      var items: [Item] = []
      for (row, item) in section.items.enumerated() {
        let here = ItemPosition(section: number, row: row)
        if let first = itemPlaces[item.id] {
          faults.append(.repeatedItem(id: "\(item.id)", first: first, again: here))
        } else {
          itemPlaces[item.id] = here
          items.append(item)
        }
      }
      kept.append(ListSection(id: section.id, items: items))
    }
    return (kept, faults)
  }

  /// Throws the first fault that `keepingFirst(of:)` would report.
  @usableFromInline
  static func requireUniqueIDs(in sections: [ListSection]) throws(DataSourceError) {
    if let fault = keepingFirst(of: sections).faults.first { throw fault }
  }
}
