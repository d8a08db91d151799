import Foundation

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
