import HeadlessUI
import TestSupport
import Testing

@Suite("UICollectionView: UIKit's rules", .tags(.uiKitRule), .recordsViolations)
@MainActor struct CollectionViewTests {
  /// The expected texts are the messages of `UICollectionView` in public crash reports.
  @Test(
    "an invalid update raises an exception with UIKit's text, and the collection view reloads",
    arguments: BrokenCollectionUpdate.all
  )
  func invalidUpdate(_ update: BrokenCollectionUpdate) {
    let source = TilesSource(update.before)
    let list = ShownCollection(source)
    var finished: Bool?
    list.view.performBatchUpdates {
      source.sections = update.after
      update.change(list.view)
    } completion: {
      finished = $0
    }
    #expect(takeViolations() == [Violation(.exception, update.complaint)])
    #expect(finished == false)
    #expect(list.shown == update.after)
  }

  @Test("a batch keeps the cells of old items and requests cells only for new items")
  func batch() {
    let source = TilesSource([["a", "b", "c", "d", "e"], ["f"]])
    let list = ShownCollection(source)
    let (a, d) = (list.view.cellForItem(at: [0, 1]), list.view.cellForItem(at: [0, 3]))
    list.view.performBatchUpdates {
      source.sections = [["x", "e", "b", "c"], ["f", "d"]]
      list.view.insertItems(at: [[0, 0]])
      list.view.moveItem(at: [0, 4], to: [0, 1])
      list.view.moveItem(at: [0, 3], to: [1, 1])
      list.view.deleteItems(at: [[0, 0]])
    }
    #expect(list.shown == source.sections)
    #expect(source.takeAsked() == [[0, 0]])
    #expect(list.view.cellForItem(at: [0, 2]) === a)
    #expect(list.view.cellForItem(at: [1, 1]) === d)
  }

  @Test("sections are inserted, deleted, moved and reloaded with their items")
  func sections() {
    let source = TilesSource([["a"], ["b"], ["c"], ["d"]])
    let list = ShownCollection(source)
    list.view.performBatchUpdates {
      source.sections = [["d"], ["x", "y"], ["b"], ["C", "cc"]]
      list.view.deleteSections([0])
      list.view.insertSections([1])
      list.view.moveSection(3, toSection: 0)
      list.view.reloadSections([2])
    }
    #expect(list.shown == source.sections)
  }

  @Test("a reloaded item gets a new cell, and a reconfigured item keeps its cell")
  func reloadAndReconfigure() {
    let source = TilesSource([["a", "b"]])
    let list = ShownCollection(source)
    let cells = list.view.visibleCells
    source.sections = [["A", "B"]]
    list.view.performBatchUpdates {
      list.view.reloadItems(at: [[0, 0]])
      list.view.reconfigureItems(at: [[0, 1]])
    }
    #expect(list.shown == [["A", "B"]])
    #expect(list.view.cellForItem(at: [0, 1]) === cells[1])
    #expect(source.takeAsked() == [[0, 0], [0, 1]])
  }

  /// A table reads its counts in `reloadData()`, but a collection view reads them later.
  @Test(
    "inserting directly after `reloadData()` raises an exception: the old count was not read",
    .bug("https://github.com/lionheart/openradar-mirror/issues/15675"))
  func insertAfterReload() {
    let source = TilesSource([["a"]])
    let list = ShownCollection(source)
    list.view.reloadData()
    source.sections = [["a", "b"]]
    list.view.insertItems(at: [[0, 1]])
    let messages = takeViolations().map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("before the update (2), plus or minus") == true)
  }

  @Test("dequeuing a cell with an unregistered identifier raises an exception")
  func unregistered() {
    let list = ShownCollection(
      ClosureSource { $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: $1) })
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          """
          could not dequeue a view of kind: CollectionElementKindCell with identifier nobody - \
          must register a nib or a class for the identifier or connect a prototype cell in a \
          storyboard
          """)
      ])
    withExtendedLifetime(list.window) {}
  }

  @Test("returning a cell that was not dequeued raises an exception")
  func notDequeued() {
    let list = ShownCollection(ClosureSource { _, _ in TileCell(frame: .zero) })
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          """
          the cell returned from collectionView(_:cellForItemAt:) does not have a \
          reuseIdentifier - cells must be retrieved by calling \
          dequeueReusableCell(withReuseIdentifier:for:)
          """)
      ])
    withExtendedLifetime(list.window) {}
  }

  @Test("a dequeued cell that is not returned to the collection view raises an exception")
  func notReturned() {
    let list = ShownCollection(
      ClosureSource { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      })
    _ = list.view.dequeueReusableCell(withReuseIdentifier: "tile", for: [0, 0])
    let messages = takeViolations().map(\.message)
    #expect(messages.count == 2, "one during the request and one without a request")
    #expect(
      messages.allSatisfy {
        $0.hasPrefix("Expected dequeued view to be returned to the collection view in preparation")
      })
  }

  @Test("an update during `cellForItemAt` raises an exception")
  func updateDuringRequest() {
    let list = ShownCollection(
      ClosureSource { view, path in
        view.insertItems(at: [[0, 0]])
        return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      })
    let messages = takeViolations().map(\.message)
    #expect(messages.map { $0.contains("begin updates on the collection view") } == [true])
    withExtendedLifetime(list.window) {}
  }

  @Test("a request for a section or an item that does not exist raises an exception")
  func outOfBounds() {
    let list = ShownCollection(TilesSource([["a"]]))
    #expect(list.view.numberOfItems(inSection: 1) == 0)
    list.view.scrollToItem(at: [0, 3], at: .top, animated: false)
    let messages = takeViolations().map(\.message)
    #expect(
      messages.first
        == """
        request for number of items in section 1 when there are only 1 sections in the collection \
        view
        """)
    #expect(
      messages.last?.hasPrefix(
        "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only "
          + "1 items in section 0. Collection view: <UICollectionView") == true)
  }

  @Test("an item that is wider than the collection view causes a warning")
  func tooWide() {
    let list = ShownCollection(TilesSource([["a"]]))
    list.layout.itemSize.width = 400
    list.view.layoutIfNeeded()
    let violations = takeViolations()
    #expect(violations.map(\.severity) == [.warning])
    #expect(violations[0].message.contains("the item width must be less than the width of the"))
  }
}
