import DataSource

/// A replay of an update on the old content, compared with the new content.
///
/// The replay reports the errors that UIKit would report, unsorted or unnecessary changes, and rows
/// with wrong content.
struct UpdateReplay {
  let update: ListUpdate
  let old: [TestSection]
  let new: [TestSection]

  /// The errors in the update; empty if the update leads from `old` to `new`.
  var faults: [String] { ruleFaults.isEmpty ? contentFaults : ruleFaults }

  /// The old and new indices of the sections that are not deleted, inserted or moved.
  private var survivors: [Int: Int] {
    let gone = Set(update.deletedSections + update.movedSections.map(\.from))
    let taken = Set(update.insertedSections + update.movedSections.map(\.to))
    let stay = old.indices.filter { !gone.contains($0) }
    let places = new.indices.filter { !taken.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(stay, places))
  }

  private var ruleFaults: [String] {
    var faults: [String] = []
    let stay = Set(survivors.keys)
    let places = Set(survivors.values)
    let leaving = update.deletedRows + update.movedRows.map(\.from)
    let arriving = update.insertedRows + update.movedRows.map(\.to)
    if Set(leaving).count != leaving.count { faults.append("A row is deleted or moved twice.") }
    if Set(arriving).count != arriving.count { faults.append("Two rows have one new position.") }
    if !leaving.allSatisfy({ stay.contains($0.section) }) {
      faults.append("A row is deleted or moved from a section that does not stay.")
    }
    if !arriving.allSatisfy({ places.contains($0.section) }) {
      faults.append("A row is inserted or moved into a section that did not stay.")
    }
    let changed = update.reconfiguredRows
    if Set(changed).count != changed.count { faults.append("A row is reconfigured twice.") }
    let sorted =
      update.deletedRows == update.deletedRows.sorted()
      && update.insertedRows == update.insertedRows.sorted()
      && update.movedRows.map(\.to) == update.movedRows.map(\.to).sorted()
      && changed == changed.sorted() && update.deletedSections == update.deletedSections.sorted()
      && update.insertedSections == update.insertedSections.sorted()
    if !sorted { faults.append("The update is not in ascending order.") }
    if old.count - update.deletedSections.count + update.insertedSections.count != new.count {
      faults.append("The number of sections is wrong.")
    }
    return faults
  }

  private var contentFaults: [String] {
    var result = [TestSection?](repeating: nil, count: new.count)
    for number in update.insertedSections { result[number] = new[number] }
    for move in update.movedSections { result[move.to] = old[move.from] }
    for (oldNumber, number) in survivors {
      let leaving = Set(
        (update.deletedRows + update.movedRows.map(\.from)).filter { $0.section == oldNumber })
      var stay = old[oldNumber].items.enumerated()
        .filter { !leaving.contains(ItemPosition(section: oldNumber, row: $0.offset)) }
        .map(\.element).makeIterator()
      var items: [Row] = []
      for row in new[number].items.indices {
        let place = ItemPosition(section: number, row: row)
        if let move = update.movedRows.first(where: { $0.to == place }) {
          items.append(old[move.from.section].items[move.from.row])
        } else if update.insertedRows.contains(place) {
          items.append(new[number].items[row])
        } else if let item = stay.next() {
          items.append(item)
        }
      }
      if stay.next() != nil { return ["Section \(number) has too many rows."] }
      result[number] = TestSection(id: old[oldNumber].id, items: items)
    }
    for place in update.reconfiguredRows {
      let target = new[place.section].items[place.row]
      let shown = result[place.section]?.items[place.row]
      if shown == target { return ["The row at \(place) is reconfigured but has not changed."] }
      result[place.section]?.items[place.row].text = target.text
    }
    let ended = result.compactMap { $0 }
    return ended == new ? [] : ["The update leads to \(ended), not to \(new)."]
  }
}
