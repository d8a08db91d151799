import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)
/// developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
@Suite("UICollectionView: UIKit's rules", .countsWarnings)
@MainActor struct CollectionViewTests {
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

  #if !canImport(UIKit)  // UIKit raises an exception, and iOS has no exit tests.
    @Test(
      "after `reloadData()`, inserting an item before the counts are read raises an exception",
      .bug("https://github.com/lionheart/openradar-mirror/issues/15675"))
    nonisolated func insertAfterReload() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = TilesSource([["a"]])
        let list = ShownCollection(source)
        list.view.reloadData()
        source.sections = [["a", "b"]]
        list.view.insertItems(at: [[0, 1]])
      }
      expectException("before the update (2), plus or minus", in: ended)
    }

    @Test(
      "dequeuing a cell with an unregistered identifier raises an exception",
      .bug("https://github.com/kanaishinichi/TAXHeaderSheet/issues/8"))
    nonisolated func unregistered() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = ShownCollection(
          ClosureSource { $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: $1) })
      }
      expectException(
        """
        could not dequeue a view of kind: CollectionElementKindCell with identifier nobody - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """, in: ended)
    }

    /// Source: the text of UIKit's exception in public crash reports.
    @Test("returning a cell that was not dequeued raises an exception")
    nonisolated func notDequeued() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = ShownCollection(ClosureSource { _, _ in TileCell(frame: .zero) })
      }
      expectException(
        """
        the cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier - \
        cells must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)
        """, in: ended)
    }

    /// Source: the text of UIKit's exception in public crash reports.
    @Test("a dequeued cell that is not returned to the collection view raises an exception")
    func notReturned() {
      let list = ShownCollection(
        ClosureSource { view, path in
          _ = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
          return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        })
      _ = list.view.dequeueReusableCell(withReuseIdentifier: "tile", for: [0, 0])
      let messages = takeExceptions()
      #expect(messages.count == 2, "one during the request and one without a request")
      #expect(
        messages.allSatisfy {
          $0.hasPrefix(
            "Expected dequeued view to be returned to the collection view in preparation")
        })
    }

    /// Source: the text of UIKit's exception in public crash reports.
    @Test("an update during `cellForItemAt` raises an exception")
    nonisolated func updateDuringRequest() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = ShownCollection(
          ClosureSource { view, path in
            view.insertItems(at: [[0, 0]])
            return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
          })
      }
      expectException("begin updates on the collection view", in: ended)
    }

    @Test(
      "counting the items of a missing section or scrolling to a missing item raises an exception",
      .bug("https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/203"))
    func outOfBounds() {
      let list = ShownCollection(TilesSource([["a"]]))
      #expect(list.view.numberOfItems(inSection: 1) == 0)
      list.view.scrollToItem(at: [0, 3], at: .top, animated: false)
      let messages = takeExceptions()
      #expect(
        messages.first
          == """
          request for number of items in section 1 when there are only 1 sections in the \
          collection view
          """)
      #expect(
        messages.last?.hasPrefix(
          "Attempted to scroll the collection view to an out-of-bounds item (3) when there are "
            + "only 1 items in section 0. Collection view: <UICollectionView") == true)
    }
  #endif

  /// Source: UIKit's warning in public reports.
  @Test("an item that is wider than the collection view causes a warning")
  func tooWide() {
    let list = ShownCollection(TilesSource([["a"]]))
    list.layout.itemSize.width = 400
    list.view.layoutIfNeeded()
    expectWarnings(containing: ["the item width must be less than the width of the"])
  }
}
