import Foundation

/// The changes of one batch, as they were asked for: deletions, reloads and the sources of moves
/// in the old numbering, insertions and the targets of moves in the new one.
struct TableUpdate {
  struct Move<Place: Hashable> {
    let from: Place
    let to: Place
  }

  var deletedRows: [RowPosition] = []
  var insertedRows: [RowPosition] = []
  var reloadedRows: [RowPosition] = []
  var reconfiguredRows: [RowPosition] = []
  var movedRows: [Move<RowPosition>] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
}

extension TableUpdate {
  /// What UIKit says of the sections; `nil` if it accepts them.
  func complaintAboutSections(before: Int, after: Int) -> String? {
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
    if let complaint = complaintAboutSectionMoves(before: before, after: after) { return complaint }
    let inserted = insertedSections.count
    let deleted = deletedSections.count
    guard after == before + inserted - deleted else {
      return """
        Invalid update: invalid number of sections.  The number of sections contained in the \
        table view after the update (\(after)) must be equal to the number of sections contained \
        in the table view before the update (\(before)), plus or minus the number of sections \
        inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """
    }
    return nil
  }

  private func complaintAboutSectionMoves(before: Int, after: Int) -> String? {
    var sources: Set<Int> = []
    var targets: [Int: Int] = [:]
    for move in movedSections {
      if move.from >= before {
        return """
          attempt to move section \(move.from), but there are only \(before) sections before the \
          update
          """
      }
      if move.to >= after {
        return """
          attempt to move section \(move.from) to section \(move.to), but there are only \
          \(after) sections after the update
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
      if !sources.insert(move.from).inserted {
        return "attempt to move section \(move.from) to more than one place"
      }
    }
    return nil
  }

  /// Where each old section is afterwards; `nil` if it was deleted.
  func newSections(before: Int, after: Int) -> [Int?] {
    var places = [Int?](repeating: nil, count: before)
    var taken = insertedSections
    var gone = deletedSections
    for move in movedSections {
      places[move.from] = move.to
      taken.insert(move.to)
      gone.insert(move.from)
    }
    var next = 0
    for section in 0..<before where !gone.contains(section) {
      while taken.contains(next) { next += 1 }
      places[section] = next
      next += 1
    }
    return places
  }
}

extension TableUpdate {
  private struct Tally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  /// What UIKit says when the numbers do not add up. Sections are named by their new number.
  func complaintAboutCounts(before: [Int], after: [Int]) -> String? {
    let places = newSections(before: before.count, after: after.count)
    let tallies = tallies(places: places, sections: after.count)
    for (old, new) in places.enumerated() {
      guard let new, !reloadedSections.contains(old) else { continue }
      let tally = tallies[new]
      let expected =
        before[old] + tally.inserted - tally.deleted + tally.movedIn - tally.movedOut
      guard after[new] == expected else {
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

  private func tallies(places: [Int?], sections: Int) -> [Tally] {
    var tallies = [Tally](repeating: Tally(), count: sections)
    for place in insertedRows { tallies[place.section].inserted += 1 }
    for place in deletedRows {
      if let new = places[place.section] { tallies[new].deleted += 1 }
    }
    let movedSections = Set(self.movedSections.map(\.from))
    for place in reloadedRows {
      guard let new = places[place.section] else { continue }
      // A reload is a deletion and an insertion. UIKit loses the insertion when the section moves
      // (rdar://27041784), so that its own sum is wrong.
      tallies[new].deleted += 1
      if !movedSections.contains(place.section) { tallies[new].inserted += 1 }
    }
    for move in movedRows {
      if let new = places[move.from.section] { tallies[new].movedOut += 1 }
      tallies[move.to.section].movedIn += 1
    }
    return tallies
  }
}
