import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
/// developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing
@Suite("UICollectionView: layout, reuse and selection")
@MainActor struct CollectionLayoutTests {
  private let letters = TilesSource([["a", "b", "c", "d"], ["e"]])

  @Test("a flow layout fills each line and distributes the remaining space between the items")
  func lines() {
    let list = ShownCollection(letters, width: 320)
    #expect(list.frames.map(\.minX) == [0, 110, 220, 0, 0])
    #expect(list.frames.map(\.minY) == [0, 0, 0, 110, 210])
    #expect(list.view.contentSize == CGSize(width: 320, height: 310))
  }

  @Test("minimum spacings change the number of columns, the item positions and the content size")
  func spacing() {
    let list = ShownCollection(letters, width: 320)
    list.layout.minimumInteritemSpacing = 20
    list.layout.minimumLineSpacing = 2
    #expect(list.frames.map(\.minX) == [0, 220, 0, 220, 0])
    #expect(list.frames.map(\.minY) == [0, 0, 102, 102, 202])
    #expect(list.view.contentSize.height == 302)
  }

  /// Source: observed behavior, not documented.
  @Test("if only one item fits into a line, the items are centered")
  func oneColumn() {
    let list = ShownCollection(letters, width: 200)
    #expect(list.frames.map(\.minX) == [50, 50, 50, 50, 50])
  }

  @Test("a new width changes the number of columns")
  func rotation() {
    let list = ShownCollection(letters, width: 320)
    list.view.frame.size.width = 430
    #expect(list.frames.map(\.minX) == [0, 110, 220, 330, 0])
  }

  /// Source: observed behavior, not documented.
  @Test("a selected item stays selected after scrolling away and back")
  func selectedOutOfSight() {
    let source = TilesSource([(0..<300).map(String.init)])
    let list = ShownCollection(source, width: 320, height: 200)
    list.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    for item in [299, 0] {
      list.view.scrollToItem(at: [0, item], at: .top, animated: false)
      list.view.layoutIfNeeded()
      let selected = list.view.visibleCells.filter(\.isSelected).compactMap(list.view.indexPath)
      #expect(selected == (item == 0 ? [[0, 0]] : []))
    }
  }

  /// Source: observed behavior, not documented.
  @Test("if the content becomes shorter, the collection view scrolls back to its end")
  func shorter() {
    let source = TilesSource([(0..<300).map(String.init)])
    let list = ShownCollection(source, width: 320, height: 200)
    list.view.scrollToItem(at: [0, 299], at: .bottom, animated: false)
    source.sections = [["a"]]
    list.view.reloadData()
    #expect(list.shown == [["a"]])
    #expect(list.view.contentOffset.y == 0)
  }

  /// Source: observed behavior, not documented.
  @Test("a moved item stays selected unless the batch reloads the item", arguments: [true, false])
  func selection(reloads: Bool) {
    let list = ShownCollection(letters)
    list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    list.view.performBatchUpdates {
      letters.sections[0] = ["b", "c", "d"]
      list.view.deleteItems(at: [[0, 0]])
      if reloads { list.view.reloadItems(at: [[0, 1]]) }
    }
    #expect(list.view.indexPathsForSelectedItems == (reloads ? [] : [[0, 0]]))
    #expect(list.view.cellForItem(at: [0, 0])?.isSelected == !reloads)
  }
}
