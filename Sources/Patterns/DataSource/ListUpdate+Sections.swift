nonisolated extension ListUpdate {
  /// Adds what became of the sections.
  @usableFromInline
  mutating func addSections(of match: SectionMatch) {
    deletedSections = match.survives.indices.filter { !match.survives[$0] }
    for (number, origin) in match.origins.enumerated() {
      switch origin {
      case .inserted: insertedSections.append(number)
      case .moved(let oldNumber): movedSections.append(SectionMove(from: oldNumber, to: number))
      case .kept: break
      }
    }
  }

  /// Brings what was added in a few ascending runs into one order; the sort finds such runs.
  @usableFromInline
  mutating func sortByNewPlace() {
    insertedRows.sort()
    movedRows.sort { $0.to < $1.to }
    reconfiguredRows.sort()
  }
}
