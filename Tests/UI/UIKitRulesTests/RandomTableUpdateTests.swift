import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `performBatchUpdates(_:completion:)`.
/// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
@Suite("UITableView: random updates", .tags(.random))
@MainActor struct RandomTableUpdateTests {
  @Test("after a random batch, the table shows the new list", arguments: 0..<40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = ShownTable([[]])
    for _ in 0..<(TestCases.runsAll ? 25 : 6) {
      let old = list.source.sections[0]
      let new = (0..<30).filter { _ in Bool.random(using: &random) }.map(String.init)
        .shuffled(using: &random)
      var last = -1
      list.table.performBatchUpdates {
        list.source.sections = [new]
        for (row, text) in old.enumerated() {
          guard let target = new.firstIndex(of: text) else {
            list.table.deleteRows(at: [[0, row]], with: .none)
            continue
          }
          if target > last {
            last = target
          } else {
            list.table.moveRow(at: [0, row], to: [0, target])
          }
        }
        let added = new.indices.filter { !old.contains(new[$0]) }
        list.table.insertRows(at: added.map { [0, $0] }, with: .none)
      }
      #expect(list.shown == [new], "seed \(seed)")
      #expect(list.source.takeAsked().count == Set(new).subtracting(old).count, "seed \(seed)")
    }
  }
}
