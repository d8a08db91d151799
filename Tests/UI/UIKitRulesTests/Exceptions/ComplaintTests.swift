import Testing

#if !canImport(UIKit)  // UIKit raises these exceptions, which end the process.
  import HeadlessUI

  /// Source: the texts of `UITableView`'s exceptions in public crash reports.
  @Suite("UITableView: exceptions for invalid updates", .countsWarnings)
  @MainActor struct TableComplaintTests {
    @Test(
      "an invalid update raises an exception with UIKit's text, and the table reloads",
      arguments: BrokenTableUpdate.all)
    func invalidUpdate(_ update: BrokenUpdate<UITableView>) {
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

  /// Source: the texts of `UICollectionView`'s exceptions in public crash reports.
  @Suite("UICollectionView: exceptions for invalid updates", .countsWarnings)
  @MainActor struct CollectionComplaintTests {
    @Test(
      "an invalid update raises an exception with UIKit's text, and the collection view reloads",
      arguments: BrokenCollectionUpdate.all)
    func invalidUpdate(_ update: BrokenUpdate<UICollectionView>) {
      let source = TilesSource(update.before)
      let list = ShownCollection(source)
      var finished: Bool?
      list.view.performBatchUpdates {
        source.sections = update.after
        update.change(list.view)
      } completion: {
        finished = $0
      }
      #expect(takeExceptions() == [update.complaint])
      #expect(finished == false)
      #expect(list.shown == update.after)
    }
  }
#endif
