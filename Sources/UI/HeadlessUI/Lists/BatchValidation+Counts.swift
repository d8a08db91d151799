extension BatchValidation {
  /// UIKit's message if the new row counts do not match the changes. The message contains the
  /// section indices after the batch.
  var countComplaint: String? {
    let newSections = update.newSections(before: before.count)
    let newSection = { (row: RowPosition) in newSections[row.section] }
    let movedSections = Set(update.movedSections.map(\.from))
    // A reload counts as a deletion and an insertion, but UIKit does not count the insertion if the
    // section moves (rdar://27041784).
    let reloads = update.reloadedRows.filter { !movedSections.contains($0.section) }
    let inserted = tally(update.insertedRows.map(\.section) + reloads.compactMap(newSection))
    let deleted = tally((update.deletedRows + update.reloadedRows).compactMap(newSection))
    let movedIn = tally(update.movedRows.map(\.to.section))
    let movedOut = tally(update.movedRows.map(\.from).compactMap(newSection))
    for (old, new) in newSections.enumerated() where !update.reloadedSections.contains(old) {
      guard let new else { continue }
      let (inserted, deleted) = (inserted[new] ?? 0, deleted[new] ?? 0)
      let (movedIn, movedOut) = (movedIn[new] ?? 0, movedOut[new] ?? 0)
      guard after[new] == before[old] + inserted - deleted + movedIn - movedOut else {
        return """
          Invalid update: invalid number of \(item)s in section \(new). The number of \(item)s \
          contained in an existing section after the update (\(after[new])) must be equal to the \
          number of \(item)s contained in that section before the update (\(before[old])), plus \
          or minus the number of \(item)s inserted or deleted from that section (\(inserted) \
          inserted, \(deleted) deleted) and plus or minus the number of \(item)s moved into or \
          out of that section (\(movedIn) moved in, \(movedOut) moved out). \(ending)
          """
      }
    }
    return nil
  }

  private func tally(_ sections: [Int]) -> [Int: Int] {
    sections.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
