extension TableUpdate {
  /// What UIKit says of the batch as a whole; `nil` if it accepts it. Takes the number of rows of
  /// each section before and after; linear in the changes and the sections.
  func complaint(before: [Int], after: [Int]) -> String? {
    complaintAboutSections(before: before.count, after: after.count)
      ?? complaintAboutPlaces(before: before, after: after)
      ?? complaintAboutMoves(before: before, after: after)
      ?? complaintAboutConflicts()
      ?? complaintAboutCounts(before: before, after: after)
  }

  private func complaintAboutPlaces(before: [Int], after: [Int]) -> String? {
    for place in deletedRows + reloadedRows {
      guard place.section < before.count else {
        return """
          attempt to delete row \(place.row) from section \(place.section), but there are only \
          \(before.count) sections before the update
          """
      }
      guard place.row < before[place.section] else {
        return """
          attempt to delete row \(place.row) from section \(place.section) which only contains \
          \(before[place.section]) rows before the update
          """
      }
    }
    for place in reconfiguredRows {
      guard place.section < before.count, place.row < before[place.section] else {
        return "attempt to reconfigure index path (\(place.name)) that does not exist"
      }
    }
    for place in insertedRows {
      guard place.section < after.count else {
        return """
          attempt to insert row \(place.row) into section \(place.section), but there are only \
          \(after.count) sections after the update
          """
      }
      guard place.row < after[place.section] else {
        return """
          attempt to insert row \(place.row) into section \(place.section), but there are only \
          \(after[place.section]) rows in section \(place.section) after the update
          """
      }
    }
    return nil
  }

  private func complaintAboutMoves(before: [Int], after: [Int]) -> String? {
    for move in movedRows {
      let (from, to) = (move.from, move.to)
      guard from.section < before.count, from.row < before[from.section] else {
        let rows = before.indices.contains(from.section) ? before[from.section] : 0
        return """
          attempt to move index path (\(from.name)) that does not exist - there are only \(rows) \
          rows in section \(from.section) before the update
          """
      }
      guard to.section < after.count, to.row < after[to.section] else {
        let rows = after.indices.contains(to.section) ? after[to.section] : 0
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

  private func complaintAboutConflicts() -> String? {
    let deleted = Set(deletedRows)
    let reloaded = Set(reloadedRows)
    let inserted = Set(insertedRows)
    if let place = reloadedRows.first(where: deleted.contains) {
      return "attempt to delete and reload the same index path (\(place.name))"
    }
    var sources: Set<RowPosition> = []
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
      if !sources.insert(move.from).inserted { return Self.twoAnimations }
    }
    let isDoubled =
      deleted.count < deletedRows.count || reloaded.count < reloadedRows.count
      || inserted.count < insertedRows.count
    return isDoubled ? Self.twoAnimations : nil
  }

  private static let twoAnimations = "Attempt to create two animations for cell"
}
