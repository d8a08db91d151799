import HeadlessUI
import TestSupport
import Testing

@Suite("TableView: what it says of a broken update", .tags(.uiKitRule), .recordsViolations)
@MainActor struct TableComplaintTests {
  /// Each text is `UITableView`'s own, as public crash reports show it.
  @Test("the complaint is UIKit's, and the table reloads", arguments: BrokenUpdate.all)
  func complains(_ update: BrokenUpdate) {
    let list = ShownTable(update.before)
    var finished: Bool?
    list.table.performBatchUpdates {
      list.source.sections = update.after
      update.change(list.table)
    } completion: {
      finished = $0
    }
    #expect(takeViolations() == [Violation(.exception, update.complaint)])
    #expect(finished == false)
    #expect(list.shown == update.after)
  }
}
