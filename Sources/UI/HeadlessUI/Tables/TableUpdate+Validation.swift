import Foundation

extension TableUpdate {
  /// Returns UIKit's error message for an invalid batch, otherwise `nil`.
  ///
  /// `before` and `after` are the numbers of rows in each section. `table` describes the table in
  /// the message.
  func complaint(before: [Int], after: [Int], table: String) -> String? {
    sectionComplaint(before: before.count, after: after.count, table: table)
      ?? positionComplaint(before: before, after: after)
      ?? moveComplaint(before: before, after: after)
      ?? conflictComplaint()
      ?? countComplaint(before: before, after: after, table: table)
  }

  private func sectionComplaint(before: Int, after: Int, table: String) -> String? {
    if let section = deletedSections.union(reloadedSections).last, section >= before {
      return """
        attempt to delete section \(section), but there are only \(before) sections before the \
        update
        """
    }
    if let section = insertedSections.last, section >= after {
      return """
        attempt to insert section \(section) but there are only \(after) sections after the update
        """
    }
    if let section = deletedSections.intersection(reloadedSections).first {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let complaint = sectionMoveComplaint(before: before, after: after) { return complaint }
    let inserted = insertedSections.count
    let deleted = deletedSections.count
    guard after != before + inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      table view after the update (\(after)) must be equal to the number of sections contained \
      in the table view before the update (\(before)), plus or minus the number of sections \
      inserted or deleted (\(inserted) inserted, \(deleted) deleted). Table view: \(table)
      """
  }

  private func sectionMoveComplaint(before: Int, after: Int) -> String? {
    for move in movedSections {
      let subject = "attempt to move section \(move.from)"
      if move.from >= before {
        return "\(subject), but there are only \(before) sections before the update"
      }
      if move.to >= after {
        return """
          \(subject) to section \(move.to), but there are only \(after) sections after the update
          """
      }
    }
    if let conflict = conflict(
      moving: movedSections, leaving: deletedSections.union(reloadedSections),
      arriving: insertedSections, what: "section", name: \.description)
    {
      return conflict
    }
    let sources = movedSections.map(\.from)
    let twice = sources.first { source in sources.count { $0 == source } > 1 }
    return twice.map { "attempt to move section \($0) to more than one place" }
  }

  private func positionComplaint(before: [Int], after: [Int]) -> String? {
    for row in deletedRows + reloadedRows where !row.exists(in: before) {
      let subject = "attempt to delete row \(row.row) from section \(row.section)"
      return row.section >= before.count
        ? "\(subject), but there are only \(before.count) sections before the update"
        : "\(subject) which only contains \(before[row.section]) rows before the update"
    }
    for row in reconfiguredRows where !row.exists(in: before) {
      return "attempt to reconfigure index path (\(row.name)) that does not exist"
    }
    for row in insertedRows where !row.exists(in: after) {
      let limit =
        row.section >= after.count
        ? "\(after.count) sections" : "\(after[row.section]) rows in section \(row.section)"
      return """
        attempt to insert row \(row.row) into section \(row.section), but there are only \(limit) \
        after the update
        """
    }
    return nil
  }

  private func moveComplaint(before: [Int], after: [Int]) -> String? {
    for move in movedRows {
      let (from, to) = (move.from, move.to)
      if !from.exists(in: before) {
        let rows = from.section < before.count ? before[from.section] : 0
        return """
          attempt to move index path (\(from.name)) that does not exist - there are only \(rows) \
          rows in section \(from.section) before the update
          """
      }
      if !to.exists(in: after) {
        let rows = to.section < after.count ? after[to.section] : 0
        return """
          attempt to move index path (\(from.name)) to index path (\(to.name)) that does not \
          exist - there are only \(rows) rows in section \(to.section) after the update
          """
      }
      if deletedSections.contains(from.section) || reloadedSections.contains(from.section) {
        return "cannot move a row from a deleted section (\(from.section))"
      }
      if insertedSections.contains(to.section) {
        return "cannot move a row into a newly inserted section (\(to.section))"
      }
    }
    return nil
  }

  private func conflictComplaint() -> String? {
    let (deleted, reloaded, inserted) = (Set(deletedRows), Set(reloadedRows), Set(insertedRows))
    if let row = reloadedRows.first(where: deleted.contains) {
      return "attempt to delete and reload the same index path (\(row.name))"
    }
    if let conflict = conflict(
      moving: movedRows, leaving: deleted.union(reloaded), arriving: inserted,
      what: "index path", name: \.name)
    {
      return conflict
    }
    let isAnyChangedTwice =
      deleted.count < deletedRows.count || reloaded.count < reloadedRows.count
      || inserted.count < insertedRows.count
      || Set(movedRows.map(\.from)).count < movedRows.count
    return isAnyChangedTwice ? "Attempt to create two animations for cell" : nil
  }

  /// Returns a message if a move has the same source or target as another change.
  private func conflict<Position: Hashable>(
    moving moves: [Move<Position>], leaving: some SetAlgebra<Position>,
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
          ? "attempt to move both section \(other) and \(from) to section \(to)"
          : "attempt to move both row at index path \(other) and \(from) to \(to)"
      }
    }
    return nil
  }

  /// Returns a message if the new row counts do not match the changes.
  ///
  /// The message contains the new section indices.
  private func countComplaint(before: [Int], after: [Int], table: String) -> String? {
    let newSections = newSections(before: before.count)
    let newSection = { (row: RowPosition) in newSections[row.section] }
    let movedSections = Set(self.movedSections.map(\.from))
    // A reload counts as a deletion and an insertion.
    // UIKit does not count the insertion if the section moves (rdar://27041784).
    let reloads = reloadedRows.filter { !movedSections.contains($0.section) }
    let inserted = tally(insertedRows.map(\.section) + reloads.compactMap(newSection))
    let deleted = tally((deletedRows + reloadedRows).compactMap(newSection))
    let movedIn = tally(movedRows.map(\.to.section))
    let movedOut = tally(movedRows.map(\.from).compactMap(newSection))
    for (old, new) in newSections.enumerated() where !reloadedSections.contains(old) {
      guard let new else { continue }
      let (inserted, deleted) = (inserted[new] ?? 0, deleted[new] ?? 0)
      let (movedIn, movedOut) = (movedIn[new] ?? 0, movedOut[new] ?? 0)
      guard after[new] == before[old] + inserted - deleted + movedIn - movedOut else {
        return """
          Invalid update: invalid number of rows in section \(new). The number of rows contained \
          in an existing section after the update (\(after[new])) must be equal to the number of \
          rows contained in that section before the update (\(before[old])), plus or minus the \
          number of rows inserted or deleted from that section (\(inserted) inserted, \
          \(deleted) deleted) and plus or minus the number of rows moved into or out of that \
          section (\(movedIn) moved in, \(movedOut) moved out). Table view: \(table)
          """
      }
    }
    return nil
  }

  private func tally(_ sections: [Int]) -> [Int: Int] {
    sections.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
