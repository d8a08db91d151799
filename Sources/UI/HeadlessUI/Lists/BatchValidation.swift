/// A check of a batch, which reports a fault with UIKit's message.
///
/// UIKit does not document what happens if a collection view's batch contains an item twice, so
/// HeadlessUI rejects the batch with UIKit's message for tables.
struct BatchValidation {
  let update: BatchUpdate
  /// The number of rows in each section before the batch.
  let before: [Int]
  /// The number of rows in each section after the batch.
  let after: [Int]
  let wording: ListWording
  /// The description of the list in the message.
  let summary: String

  /// UIKit's error message for an invalid batch, otherwise `nil`.
  var complaint: String? {
    sectionComplaint ?? positionComplaint ?? moveComplaint ?? conflictComplaint ?? countComplaint
  }

  var item: String { wording.item }
  private var list: String { wording.list }
  /// The end of a message, which describes the list.
  var ending: String { "\(list.prefix(1).uppercased())\(list.dropFirst()): \(summary)" }

  private var sectionComplaint: String? {
    let (before, after) = (before.count, after.count)
    if let section = update.deletedSections.union(update.reloadedSections).last, section >= before {
      return """
        attempt to delete section \(section), but there are only \(before) sections before the \
        update
        """
    }
    if let section = update.insertedSections.last, section >= after {
      return """
        attempt to insert section \(section) but there are only \(after) sections after the update
        """
    }
    if let section = update.deletedSections.intersection(update.reloadedSections).first {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let complaint = sectionMoveComplaint { return complaint }
    let (inserted, deleted) = (update.insertedSections.count, update.deletedSections.count)
    guard after != before + inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(list) after the update (\(after)) must be equal to the number of sections contained \
      in the \(list) before the update (\(before)), plus or minus the number of sections \
      inserted or deleted (\(inserted) inserted, \(deleted) deleted). \(ending)
      """
  }

  private var sectionMoveComplaint: String? {
    for move in update.movedSections {
      let subject = "attempt to move section \(move.from)"
      if move.from >= before.count {
        return "\(subject), but there are only \(before.count) sections before the update"
      }
      if move.to >= after.count {
        return """
          \(subject) to section \(move.to), but there are only \(after.count) sections after the \
          update
          """
      }
    }
    if let conflict = conflict(
      moving: update.movedSections, leaving: update.deletedSections.union(update.reloadedSections),
      arriving: update.insertedSections, what: "section", name: \.description)
    {
      return conflict
    }
    return movedTwice(update.movedSections).map { first, second in
      let subject = "attempt to move section \(first.from) to"
      return wording.isTable
        ? "\(subject) more than one place"
        : "\(subject) both section \(first.to) and section \(second.to)"
    }
  }

  private var positionComplaint: String? {
    for row in update.deletedRows + update.reloadedRows where !row.exists(in: before) {
      let subject = "attempt to delete \(item) \(row.row) from section \(row.section)"
      return row.section >= before.count
        ? "\(subject), but there are only \(before.count) sections before the update"
        : "\(subject) which only contains \(before[row.section]) \(item)s before the update"
    }
    for row in update.reconfiguredRows where !row.exists(in: before) {
      return "attempt to reconfigure index path (\(row.name)) that does not exist"
    }
    for row in update.insertedRows where !row.exists(in: after) {
      let limit =
        row.section >= after.count
        ? "\(after.count) sections" : "\(after[row.section]) \(item)s in section \(row.section)"
      return """
        attempt to insert \(item) \(row.row) into section \(row.section), but there are only \
        \(limit) after the update
        """
    }
    return nil
  }

  private var moveComplaint: String? {
    for move in update.movedRows {
      let (from, to) = (move.from, move.to)
      if !from.exists(in: before) {
        let rows = from.section < before.count ? before[from.section] : 0
        return """
          attempt to move index path (\(from.name)) that does not exist - there are only \(rows) \
          \(item)s in section \(from.section) before the update
          """
      }
      if !to.exists(in: after) {
        let rows = to.section < after.count ? after[to.section] : 0
        return """
          attempt to move index path (\(from.name)) to index path (\(to.name)) that does not \
          exist - there are only \(rows) \(item)s in section \(to.section) after the update
          """
      }
      let subject = "cannot move \(wording.isTable ? "a row" : "an item")"
      if update.deletedSections.union(update.reloadedSections).contains(from.section) {
        return "\(subject) from a deleted section (\(from.section))"
      }
      if update.insertedSections.contains(to.section) {
        return "\(subject) into a newly inserted section (\(to.section))"
      }
    }
    return nil
  }

  private var conflictComplaint: String? {
    let (deleted, reloaded) = (Set(update.deletedRows), Set(update.reloadedRows))
    let inserted = Set(update.insertedRows)
    if let row = update.reloadedRows.first(where: deleted.contains) {
      return "attempt to delete and reload the same index path (\(row.name))"
    }
    if let conflict = conflict(
      moving: update.movedRows, leaving: deleted.union(reloaded), arriving: inserted,
      what: "index path", name: \.name)
    {
      return conflict
    }
    let twice = movedTwice(update.movedRows)
    if let (first, second) = twice, !wording.isTable {
      return """
        attempt to move item at index path \(first.from.name) to both \(first.to.name) and \
        \(second.to.name)
        """
    }
    let isAnyChangedTwice =
      deleted.count < update.deletedRows.count || reloaded.count < update.reloadedRows.count
      || inserted.count < update.insertedRows.count || twice != nil
    return isAnyChangedTwice ? "Attempt to create two animations for cell" : nil
  }

  /// Returns the first two moves that have the same source.
  private func movedTwice<Position>(
    _ moves: [BatchUpdate.Move<Position>]
  ) -> (BatchUpdate.Move<Position>, BatchUpdate.Move<Position>)? {
    var first: [Position: BatchUpdate.Move<Position>] = [:]
    for move in moves {
      if let other = first.updateValue(move, forKey: move.from) { return (other, move) }
    }
    return nil
  }

  /// Returns a message if another change conflicts with a move.
  ///
  /// A deletion or reload conflicts with the source of a move. An insertion or another move
  /// conflicts with its target.
  private func conflict<Position: Hashable>(
    moving moves: [BatchUpdate.Move<Position>], leaving: some SetAlgebra<Position>,
    arriving: some SetAlgebra<Position>, what: String, name: (Position) -> String
  ) -> String? {
    var sources: [Position: String] = [:]
    for move in moves {
      let (from, to) = (name(move.from), name(move.to))
      if leaving.contains(move.from) {
        return "attempt to perform a delete and a move from the same \(what) (\(from))"
      }
      if arriving.contains(move.to) {
        return "attempt to perform an insert and a move to the same \(what) (\(to))"
      }
      if let other = sources.updateValue(from, forKey: move.to) {
        return what == "section"
          ? "attempt to move both section \(other) and \(sectionWord)\(from) to section \(to)"
          : "attempt to move both \(item) at index path \(other) and \(from) to \(to)"
      }
    }
    return nil
  }

  /// The word "section" in a collection view's message, or an empty text for a table.
  private var sectionWord: String { wording.isTable ? "" : "section " }
}
