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
