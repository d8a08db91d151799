import Foundation

extension TableUpdate {
  /// Returns UIKit's complaint about the batch, or `nil` if the batch is valid.
  ///
  /// `before` and `after` are the numbers of rows of each section.
  func complaint(before: [Int], after: [Int]) -> String? {
    sectionComplaint(before: before.count, after: after.count)
      ?? positionComplaint(before: before, after: after)
      ?? moveComplaint(before: before, after: after)
      ?? conflictComplaint()
      ?? countComplaint(before: before, after: after)
  }

  private func sectionComplaint(before: Int, after: Int) -> String? {
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
      Invalid update: invalid number of sections.  The number of sections contained in the \
      table view after the update (\(after)) must be equal to the number of sections contained \
      in the table view before the update (\(before)), plus or minus the number of sections \
      inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
  }

  private func sectionMoveComplaint(before: Int, after: Int) -> String? {
    var sources: Set<Int> = []
    var targets: [Int: Int] = [:]
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
      if deletedSections.contains(move.from) || reloadedSections.contains(move.from) {
        return "attempt to perform a delete and a move from the same section (\(move.from))"
      }
      if insertedSections.contains(move.to) {
        return "attempt to perform an insert and a move to the same section (\(move.to))"
      }
      if let other = targets.updateValue(move.from, forKey: move.to) {
        return "attempt to move both section \(other) and \(move.from) to section \(move.to)"
      }
      if !sources.insert(move.from).inserted { return "\(subject) to more than one place" }
    }
    return nil
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
    var targets: [RowPosition: RowPosition] = [:]
    for move in movedRows {
      if deleted.contains(move.from) || reloaded.contains(move.from) {
        return """
          attempt to perform a delete and a move from the same index path (\(move.from.name))
          """
      }
      if inserted.contains(move.to) {
        return "attempt to perform an insert and a move to the same index path (\(move.to.name))"
      }
      if let other = targets.updateValue(move.from, forKey: move.to) {
        return """
          attempt to move both row at index path \(other.name) and \(move.from.name) to \
          \(move.to.name)
          """
      }
    }
    let isAnyChangedTwice =
      deleted.count < deletedRows.count || reloaded.count < reloadedRows.count
      || inserted.count < insertedRows.count || Set(targets.values).count < movedRows.count
    return isAnyChangedTwice ? "Attempt to create two animations for cell" : nil
  }

  private struct Tally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  /// Returns a complaint if the numbers of rows do not match. It uses the new section indices.
  private func countComplaint(before: [Int], after: [Int]) -> String? {
    let newSections = newSections(before: before.count)
    let tallies = tallies(newSections: newSections, after: after.count)
    for (old, new) in newSections.enumerated() where !reloadedSections.contains(old) {
      guard let new else { continue }
      let tally = tallies[new]
      let change = tally.inserted - tally.deleted + tally.movedIn - tally.movedOut
      guard after[new] == before[old] + change else {
        return """
          Invalid update: invalid number of rows in section \(new).  The number of rows contained \
          in an existing section after the update (\(after[new])) must be equal to the number of \
          rows contained in that section before the update (\(before[old])), plus or minus the \
          number of rows inserted or deleted from that section (\(tally.inserted) inserted, \
          \(tally.deleted) deleted) and plus or minus the number of rows moved into or out of that \
          section (\(tally.movedIn) moved in, \(tally.movedOut) moved out).
          """
      }
    }
    return nil
  }

  private func tallies(newSections: [Int?], after: Int) -> [Tally] {
    var tallies = [Tally](repeating: Tally(), count: after)
    for row in insertedRows { tallies[row.section].inserted += 1 }
    for row in deletedRows {
      if let new = newSections[row.section] { tallies[new].deleted += 1 }
    }
    let movedSections = Set(self.movedSections.map(\.from))
    for row in reloadedRows {
      guard let new = newSections[row.section] else { continue }
      // A reload counts as a deletion and an insertion. If the section moves, UIKit does not count
      // the insertion (rdar://27041784), so its own sum is wrong.
      tallies[new].deleted += 1
      if !movedSections.contains(row.section) { tallies[new].inserted += 1 }
    }
    for move in movedRows {
      if let new = newSections[move.from.section] { tallies[new].movedOut += 1 }
      tallies[move.to.section].movedIn += 1
    }
    return tallies
  }
}
