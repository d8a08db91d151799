import DataSource
import Foundation
import TestSupport
import Testing

@Suite("Row changes: random sequences", .tags(.random))
@MainActor struct RandomChangesTests {
  /// 10,000 in the suite; `UNMASSIVE_RANDOM_CHANGES=1000000` asks for more.
  static let rounds =
    ProcessInfo.processInfo.environment["UNMASSIVE_RANDOM_CHANGES"].flatMap(Int.init) ?? 10_000

  @Test("every update leads from the old content to the new by the table's rules")
  func everyUpdateReplays() throws {
    let seed: UInt64 = 2_024
    var changes = RandomChanges(seed: seed)
    let source = SectionedDataSource<String, Row>()
    for round in 0..<Self.rounds {
      let old = source.sections
      let new = round.isMultiple(of: 5) ? changes.content() : changes.edited(old)
      let update = try source.apply(new)
      let faults = Replay(update: update, old: old, new: new).faults
      try #require(faults.isEmpty, "seed \(seed), round \(round): \(old) to \(new): \(update)")
      try #require(update.isEmpty == (old == new), "seed \(seed), round \(round)")
    }
  }
}
