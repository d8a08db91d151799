/// Which sections of two contents are the same ones, and which of them stay where they are.
@usableFromInline
nonisolated struct SectionMatch {
  /// What became of a section of the new content.
  @usableFromInline
  enum Origin: Equatable {
    /// It was not there before, or must be made anew.
    case inserted
    /// It was there, and its order among the others that were is the same.
    case kept(Int)
    /// It was there, and changes place.
    case moved(Int)
  }

  /// The origin of each section of the new content.
  @usableFromInline var origins: [Origin]
  /// Whether each section of the old content is still there.
  @usableFromInline var survives: [Bool]

  /// Matches sections by id; an id that comes twice throws.
  @inlinable
  init<ID: Hashable, Item>(
    from old: [ListSection<ID, Item>], to new: [ListSection<ID, Item>]
  ) throws(DataSourceError) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      origins = old.indices.map { .kept($0) }
      survives = Array(repeating: true, count: old.count)
      return
    }
    var oldNumbers: [ID: Int] = [:]
    for (number, section) in old.enumerated() { oldNumbers[section.id] = number }
    var seen: Set<ID> = []
    var found: [Int32] = []
    origins = []
    survives = Array(repeating: false, count: old.count)
    for (again, section) in new.enumerated() {
      guard seen.insert(section.id).inserted else {
        let first = new.firstIndex { $0.id == section.id }
        throw .repeatedSection(id: "\(section.id)", first: first ?? again, again: again)
      }
      if let number = oldNumbers[section.id] {
        origins.append(.kept(number))
        survives[number] = true
        found.append(Int32(number))
      } else {
        origins.append(.inserted)
      }
    }
    markMoved(stays: longestIncreasing(found))
  }

  /// Makes a moved section a deleted and an inserted one.
  @usableFromInline
  mutating func remake(_ number: Int) {
    if case .moved(let oldNumber) = origins[number] { survives[oldNumber] = false }
    origins[number] = .inserted
  }

  @usableFromInline
  mutating func markMoved(stays: [Bool]) {
    var next = 0
    for (number, origin) in origins.enumerated() {
      guard case .kept(let oldNumber) = origin else { continue }
      if !stays[next] { origins[number] = .moved(oldNumber) }
      next += 1
    }
  }
}
