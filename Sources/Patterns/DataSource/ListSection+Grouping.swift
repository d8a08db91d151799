nonisolated extension ListSection {
  /// The items in sections by a key (row D1), each section where its key is first met.
  ///
  /// Items keep their order. A list that is sorted by the key already is only cut: each item's key
  /// is compared with the one before it, and hashed where it differs. A key that comes back later
  /// goes to its section, not to a second one.
  ///
  ///     ListSection.grouping(["Ada", "Alan", "Grace"]) { $0.first }
  ///     // [A: Ada, Alan] [G: Grace]
  public static func grouping(_ items: [Item], by key: (Item) -> ID) -> [ListSection] {
    var sections: [ListSection] = []
    var places: [ID: Int] = [:]
    var start = 0
    while start < items.count {
      let id = key(items[start])
      var end = start + 1
      while end < items.count, key(items[end]) == id { end += 1 }
      if let place = places[id] {
        sections[place].items += items[start..<end]
      } else {
        places[id] = sections.count
        sections.append(ListSection(id: id, items: Array(items[start..<end])))
      }
      start = end
    }
    return sections
  }
}
