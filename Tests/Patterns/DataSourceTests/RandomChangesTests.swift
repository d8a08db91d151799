import DataSource
import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("Row changes: random sequences", .tags(.random, .uiKitRule), .recordsViolations)
@MainActor struct RandomChangesTests {
  /// 10,000 in the suite; `UNMASSIVE_RANDOM_CHANGES=1000000` asks for more.
  static let rounds =
    ProcessInfo.processInfo.environment["UNMASSIVE_RANDOM_CHANGES"].flatMap(Int.init) ?? 10_000

  @Test(
    "the table takes every update and shows the target; a strict replay agrees",
    arguments: [false, true])
  func everyUpdateReplays(trustingIDs: Bool) throws {
    let seed: UInt64 = 2_024
    var changes = RandomChanges(seed: seed)
    let source = SectionedDataSource<String, Row>(trustingIDs: trustingIDs)
    let stage = TableStage(source)
    let spy = UpdateSpy(forwardingTo: stage.table)
    for round in 0..<Self.rounds {
      let old = source.sections
      let new = round.isMultiple(of: 5) ? changes.content() : changes.edited(old)
      try source.apply(new, to: spy)
      let update = try #require(spy.updates.last)
      let faults = Replay(update: update, old: old, new: new).faults
      let place: Comment = "seed \(seed), round \(round): \(old) to \(new): \(update) \(faults)"
      try #require(faults.isEmpty, place)
      try #require(update.isEmpty == (old == new), place)
      try #require(stage.shown == new.texts, place)
    }
  }
}
