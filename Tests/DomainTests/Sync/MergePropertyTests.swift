import Domain
import TestDoubles
import TestSupport
import Testing

/// Three versions of a person. Few values are used, so that versions are often equal.
private struct Versions {
  let base: PersonInfo?
  let local: PersonInfo?
  let remote: PersonInfo?

  init(using generator: inout SeededGenerator) {
    base = Self.info(&generator)
    local = Bool.random(using: &generator) ? Self.info(&generator) : base
    remote = Bool.random(using: &generator) ? Self.info(&generator) : base
  }

  private static func info(_ generator: inout SeededGenerator) -> PersonInfo? {
    guard Int.random(in: 0..<5, using: &generator) > 0 else { return nil }
    let names = ["", "A", "B", "C"]
    let first = names.randomElement(using: &generator) ?? ""
    let last = names.randomElement(using: &generator) ?? ""
    return PersonInfo(
      storedFirstName: first, lastName: first.isEmpty && last.isEmpty ? "D" : last,
      birthday: [nil, Person.ada.birthday, Person.grace.birthday].randomElement(using: &generator)
        ?? nil)
  }

  var merged: MergedPerson { Person.merged(base: base, local: local, remote: remote) }
}

@Suite("Merging random versions of a person", .tags(.random))
struct MergePropertyTests {
  private static let all: [Versions] = {
    var generator = SeededGenerator(seed: 6)
    return (0..<5_000).map { _ in Versions(using: &generator) }
  }()

  @Test("if one side changed nothing, the other side's version is used without a conflict")
  func onlyOneSide() {
    for versions in Self.all {
      let (base, local, remote) = (versions.base, versions.local, versions.remote)
      #expect(Person.merged(base: base, local: local, remote: base) == MergedPerson(local))
      #expect(Person.merged(base: base, local: base, remote: remote) == MergedPerson(remote))
    }
  }

  @Test("if the local and the remote version are equal, the result is this version")
  func agreeing() {
    for versions in Self.all {
      let local = versions.local
      #expect(
        Person.merged(base: versions.base, local: local, remote: local) == MergedPerson(local))
    }
  }

  @Test("if there is no conflict, swapping the local and the remote person gives the same result")
  func commutes() {
    var count = 0
    for versions in Self.all where versions.merged.conflicts.isEmpty {
      count += 1
      let turned = Person.merged(
        base: versions.base, local: versions.remote, remote: versions.local)
      #expect(turned == versions.merged, "\(versions)")
    }
    #expect(count > 1_000)
  }

  @Test("merging the result again, with the remote version as base and as remote, changes nothing")
  func idempotent() {
    for versions in Self.all {
      let merged = versions.merged.info
      let again = Person.merged(base: versions.remote, local: merged, remote: versions.remote)
      #expect(again == MergedPerson(merged), "\(versions)")
    }
  }

  @Test("a merged person has a name, and a person who was edited on one side is not deleted")
  func survives() {
    for versions in Self.all {
      let merged = versions.merged
      if let info = merged.info { #expect(!info.firstName.isEmpty || !info.lastName.isEmpty) }
      let sides = [versions.local, versions.remote]
      if sides.contains(where: { $0 != nil && $0 != versions.base }) { #expect(merged.info != nil) }
    }
  }

  @Test("if there is no conflict, a field that only one side changed has its new value")
  func keepsFields() {
    for versions in Self.all {
      guard let base = versions.base, let local = versions.local, let remote = versions.remote,
        let merged = versions.merged.info, versions.merged.conflicts.isEmpty
      else { continue }
      func holds<Value: Equatable>(_ field: (PersonInfo) -> Value) -> Bool {
        field(merged) == (field(local) == field(base) ? field(remote) : field(local))
      }
      #expect(holds(\.firstName) && holds(\.lastName) && holds(\.birthday), "\(versions)")
    }
  }
}
