import DataSource
import TestSupport
import Testing

@Suite("Row changes: random sequences", .tags(.random))
@MainActor struct RandomRowChangesTests {
  @Test(
    "a replay of each update leads from the old content to the new content",
    arguments: RowComparison.allCases, [false, true])
  func everyUpdateReplays(_ comparison: RowComparison, trustingIDs: Bool) throws {
    let seed: UInt64 = 2_024
    var changes = RandomRowChanges(seed: seed)
    let source = try comparison.makeSource(trustingIDs: trustingIDs)
    // The standard library's difference is slow for reordered rows, so it gets fewer rounds.
    let rounds = RandomRowChanges.rounds / (comparison == .changes ? 1 : 10)
    for round in 0..<rounds {
      let old = source.sections
      let new = round.isMultiple(of: 5) ? changes.content() : changes.edited(old)
      let update = try source.apply(new)
      let faults = UpdateReplay(update: update, old: old, new: new).faults
      // Describing the contents is slow, so `place()` is called only if a check fails.
      func place() -> Comment {
        "seed \(seed), round \(round): \(old) to \(new): \(update) \(faults)"
      }
      try #require(faults.isEmpty, place())
      try #require((update == ListUpdate()) == (old == new), place())
    }
  }
}
