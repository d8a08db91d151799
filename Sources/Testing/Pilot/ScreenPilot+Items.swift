import HeadlessUI

extension ScreenPilot {
  /// The texts of each visible item of the first collection view.
  public var items: [[String]] { collection?.visibleCells.map(\.texts) ?? [] }

  /// Scrolls to the item that contains the text `name`, and taps it.
  ///
  /// - Throws: A ``PilotError`` if the item is missing or cannot be selected.
  public func selectItem(_ name: String) throws(PilotError) {
    defer { window.settle() }
    guard let collection else { throw failure("There is no collection view.") }
    let offset = collection.contentOffset
    for path in collection.indexPaths {
      collection.scrollToItem(at: path, at: [], animated: false)
      collection.layoutIfNeeded()
      guard collection.cellForItem(at: path)?.texts.contains(name) == true else { continue }
      guard collection.tapItem(at: path) else {
        throw failure("The item “\(name)” cannot be selected.")
      }
      return
    }
    collection.setContentOffset(offset, animated: false)
    throw failure("There is no item “\(name)”.")
  }

  private var collection: UICollectionView? {
    shownViews.lazy.compactMap { $0 as? UICollectionView }.first
  }
}
