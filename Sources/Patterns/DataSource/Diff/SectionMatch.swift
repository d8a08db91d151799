/// Matches the sections of two contents by id.
@usableFromInline nonisolated struct SectionMatch {
  /// The relation of a new section to the old content.
  @usableFromInline enum Origin: Equatable {
    /// The section is new, or it is deleted and inserted again.
    case inserted
    /// The section was at this index in the old content, and it does not move.
    case kept(Int)
    /// The section was at this index in the old content, and it moves.
    case moved(Int)
  }

  /// The origin of each section of the new content.
  @usableFromInline var origins: [Origin]
  /// For each old section, whether it remains in the new content.
  @usableFromInline var survives: [Bool]

  /// Matches two contents, and throws if `new` repeats a section id.
  @inlinable init<ID: Hashable, Item>(
    from old: [ListSection<ID, Item>], to new: [ListSection<ID, Item>]
  ) throws(DataSourceError) {
    var firstNumbers: [ID: Int] = [:]
    for (number, section) in new.enumerated() {
      if let first = firstNumbers.updateValue(number, forKey: section.id) {
        throw .repeatedSection(id: "\(section.id)", first: first, again: number)
      }
    }
    origins = Array(repeating: .inserted, count: new.count)
    survives = old.map { firstNumbers[$0.id] != nil }
    let matched = old.enumerated().compactMap { number, section in
      firstNumbers[section.id].map { (old: number, new: $0) }
    }.sorted { $0.new < $1.new }
    for (match, stays) in zip(matched, longestIncreasing(matched.map(\.old))) {
      origins[match.new] = stays ? .kept(match.old) : .moved(match.old)
    }
  }

  /// Replaces the move of a section with a deletion and an insertion.
  @usableFromInline mutating func deleteAndInsert(_ number: Int) {
    if case .moved(let oldNumber) = origins[number] { survives[oldNumber] = false }
    origins[number] = .inserted
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

/// Marks a longest increasing subsequence of `numbers`, which are all different.
///
/// The numbers are old row indexes in their new order. The marked rows stay, and the others move.
///
/// - Complexity: O(*n* + *k* log *n*) for *k* numbers that are out of order.
/// - Source: C. Schensted, "Longest increasing and decreasing subsequences" (1961).
@usableFromInline nonisolated func longestIncreasing(_ numbers: [Int]) -> [Bool] {
  // For each length, the index of the smallest number that ends a subsequence of that length.
  var ends: [Int] = []
  // For each number, the index of the number before it. The first number refers to itself.
  var previous: [Int] = []
  for (index, number) in numbers.enumerated() {
    var length = ends.count
    if let last = ends.last, numbers[last] > number {
      length = 0
      for bit in (0..<(Int.bitWidth - ends.count.leadingZeroBitCount)).reversed() {
        let longer = length + (1 << bit)
        if longer < ends.count, numbers[ends[longer - 1]] < number { length = longer }
      }
      ends[length] = index
    } else {
      ends.append(index)
    }
    previous.append(length > 0 ? ends[length - 1] : index)
  }
  guard var index = ends.last else { return [] }
  var marks = [Bool](repeating: false, count: numbers.count)
  for _ in ends {
    marks[index] = true
    index = previous[index]
  }
  return marks
}
