/// Matches the sections of two contents by id.
@usableFromInline nonisolated struct SectionMatch {
  /// The relation of a new section to the old content.
  @usableFromInline enum Origin: Equatable {
    /// The section is new, or it is deleted and inserted again.
    case inserted
    /// The section had this old number and does not move.
    case kept(Int)
    /// The section had this old number and moves.
    case moved(Int)

    @usableFromInline var oldNumber: Int? {
      switch self {
      case .inserted: nil
      case .kept(let number), .moved(let number): number
      }
    }
  }

  /// The origin of each section of the new content.
  @usableFromInline var origins: [Origin]
  /// For each old section, whether it remains in the new content.
  @usableFromInline var survives: [Bool]

  /// Matches two contents, and throws if `new` repeats a section id.
  @inlinable init<ID: Hashable, Item>(
    from old: [ListSection<ID, Item>], to new: [ListSection<ID, Item>]
  ) throws(DataSourceError) {
    var oldNumbers: [ID: Int] = [:]
    for (number, section) in old.enumerated() { oldNumbers[section.id] = number }
    var firstNumbers: [ID: Int] = [:]
    origins = []
    survives = Array(repeating: false, count: old.count)
    for (number, section) in new.enumerated() {
      if let first = firstNumbers.updateValue(number, forKey: section.id) {
        throw .repeatedSection(id: "\(section.id)", first: first, again: number)
      }
      if let oldNumber = oldNumbers[section.id] {
        origins.append(.kept(oldNumber))
        survives[oldNumber] = true
      } else {
        origins.append(.inserted)
      }
    }
    markMoved()
  }

  /// Replaces the move of a section with a deletion and an insertion.
  @usableFromInline mutating func deleteAndInsert(_ number: Int) {
    if let oldNumber = origins[number].oldNumber { survives[oldNumber] = false }
    origins[number] = .inserted
  }

  @usableFromInline mutating func markMoved() {
    let matched = origins.indices.filter { origins[$0] != .inserted }
    let oldNumbers = matched.compactMap { origins[$0].oldNumber }
    for (index, stays) in longestIncreasing(oldNumbers.map { Int32($0) }).enumerated() where !stays
    {
      origins[matched[index]] = .moved(oldNumbers[index])
    }
  }

  /// Adds the deleted, inserted and moved sections to `update`.
  @usableFromInline func addChanges(to update: inout ListUpdate) {
    update.deletedSections = survives.indices.filter { !survives[$0] }
    for (number, origin) in origins.enumerated() {
      switch origin {
      case .inserted: update.insertedSections.append(number)
      case .moved(let oldNumber): update.movedSections.append(.init(from: oldNumber, to: number))
      case .kept: break
      }
    }
  }
}
