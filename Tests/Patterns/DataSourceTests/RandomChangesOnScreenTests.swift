import DataSource
import HeadlessUI
import TestSupport
import Testing

@Suite("Row changes: random sequences on screen", .tags(.random), .recordsViolations)
@MainActor struct RandomChangesOnScreenTests {
  @Test("after each update, a table and a collection view show the new content")
  func shown() throws {
    let seed: UInt64 = 2_026
    var changes = RandomRowChanges(seed: seed)
    let (tableSource, gridSource) = (
      SectionedDataSource<String, Row>(), SectionedDataSource<String, Row>()
    )
    let table = TableStage(tableSource)
    let grid = CollectionStage(gridSource)
    for round in 0..<RandomRowChanges.rounds {
      let old = tableSource.sections
      let new = round.isMultiple(of: 5) ? changes.content() : changes.edited(old)
      try tableSource.apply(new, to: table.table)
      try gridSource.apply(new, to: grid.view)
      // Describing the contents is slow, so `place()` is called only if a check fails.
      func place() -> Comment { "seed \(seed), round \(round): \(old) to \(new)" }
      try #require(table.shown == new.texts, place())
      try #require(grid.shown == new.texts, place())
    }
  }
}
