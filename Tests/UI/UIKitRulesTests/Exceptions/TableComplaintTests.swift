import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

#if !canImport(UIKit)  // UIKit raises these exceptions, which end the process.
  /// Source: the texts of `UITableView`'s exceptions in public crash reports.
  @Suite("UITableView: exceptions for invalid updates", .countsWarnings)
  @MainActor struct TableComplaintTests {
    @Test(
      "an invalid update raises an exception with UIKit's text, and the table reloads",
      arguments: BrokenUpdate.all
    )
    func invalidUpdate(_ update: BrokenUpdate) {
      let list = ShownTable(update.before)
      var finished: Bool?
      list.table.performBatchUpdates {
        list.source.sections = update.after
        update.change(list.table)
      } completion: {
        finished = $0
      }
      #expect(takeExceptions() == [update.complaint])
      #expect(finished == false)
      #expect(list.shown == update.after)
    }
  }
#endif

extension BrokenUpdate {
  static let sections = [
    BrokenUpdate(
      testDescription: "no such section to delete",
      change: { $0.deleteSections([2], with: .fade) },
      complaint: "attempt to delete section 2, but there are only 2 sections before the update"),
    BrokenUpdate(
      testDescription: "no such section to insert",
      change: { $0.insertSections([2], with: .fade) },
      complaint: "attempt to insert section 2 but there are only 2 sections after the update"),
    BrokenUpdate(
      testDescription: "no such section to move", change: { $0.moveSection(2, toSection: 0) },
      complaint: "attempt to move section 2, but there are only 2 sections before the update"),
    BrokenUpdate(
      testDescription: "no such place for a section", change: { $0.moveSection(0, toSection: 2) },
      complaint:
        "attempt to move section 0 to section 2, but there are only 2 sections after the update"
    ),
    BrokenUpdate(
      testDescription: "a section deleted and reloaded",
      change: {
        $0.deleteSections([0], with: .fade)
        $0.reloadSections([0], with: .fade)
      }, complaint: "attempt to delete and reload the same section (0)"),
    BrokenUpdate(
      testDescription: "a section moved and deleted",
      change: {
        $0.deleteSections([0], with: .fade)
        $0.moveSection(0, toSection: 1)
      }, complaint: "attempt to perform a delete and a move from the same section (0)"),
    BrokenUpdate(
      testDescription: "a section inserted where another moves",
      change: {
        $0.insertSections([1], with: .fade)
        $0.moveSection(0, toSection: 1)
      }, complaint: "attempt to perform an insert and a move to the same section (1)"),
    BrokenUpdate(
      testDescription: "two sections to one place",
      change: {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(1, toSection: 1)
      }, complaint: "attempt to move both section 0 and 1 to section 1"),
    BrokenUpdate(
      testDescription: "one section to two places",
      change: {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 0)
      }, complaint: "attempt to move section 0 to more than one place"),
  ]
}
