import HeadlessUI
import TestSupport
import Testing

@Suite("UICollectionView: layout, reuse and selection")
@MainActor struct CollectionLayoutTests {
  private let letters = TilesSource([["a", "b", "c", "d"], ["e"]])

  @Test("only visible items have cells, and scrolling reuses the cells")
  func reuse() {
    let source = TilesSource([(0..<300).map(String.init)])
    let list = ShownCollection(source, width: 320, height: 200)
    #expect(list.view.indexPathsForVisibleItems == (0..<6).map { [0, $0] })
    let first = Set(list.view.visibleCells.map(ObjectIdentifier.init))
    list.view.scrollToItem(at: [0, 299], at: .bottom, animated: false)
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathsForVisibleItems == (294..<300).map { [0, $0] })
    #expect(list.text([0, 299]) == "299")
    #expect(Set(list.view.visibleCells.map(ObjectIdentifier.init)) == first)
    #expect(list.view.indexPath(for: list.view.visibleCells[0]) == [0, 294])
  }

  @Test("a tap selects an item and deselects the previous item")
  func tap() {
    let list = ShownCollection(letters)
    let delegate = SelectionLog()
    list.view.delegate = delegate
    #expect(list.view.tapItem(at: [0, 0]))
    #expect(list.view.tapItem(at: [0, 1]))
    #expect(!list.view.tapItem(at: [0, 9]))
    #expect(delegate.log.entries == ["select 0", "deselect 0", "select 1"])
    #expect(list.view.indexPathsForSelectedItems == [[0, 1]])
    list.view.allowsSelection = false
    #expect(!list.view.tapItem(at: [0, 0]))
  }

  @Test("a collection view and its data source do not retain each other", .tags(.memory))
  func freed() async {
    let list = ShownCollection(letters)
    await expectFreed {
      let source = TilesSource([["a"]])
      list.view.dataSource = source
      list.view.layoutIfNeeded()
      return source
    }
    await expectFreed { ShownCollection(letters).view }
  }
}

/// A delegate that records selections and deselections.
private final class SelectionLog: NSObject, UICollectionViewDelegate {
  let log = CallLog()

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.write("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.write("deselect \(indexPath.item)")
  }
}
