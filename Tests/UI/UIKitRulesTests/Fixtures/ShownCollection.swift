#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A collection view cell with a label.
final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A data source that shows strings and records the index paths of the requested cells.
final class TilesSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  private(set) var asked: [IndexPath] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func takeAsked() -> [IndexPath] {
    defer { asked = [] }
    return asked
  }
}

/// A data source with one item. A closure makes the cell.
final class ClosureSource: NSObject, UICollectionViewDataSource {
  private let make: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell

  init(_ make: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.make = make
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { make(collectionView, indexPath) }
}

/// A visible collection view with its layout and its window. Items are 100 points wide and high.
@MainActor struct ShownCollection {
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let window: UIWindow

  init(_ source: any UICollectionViewDataSource, width: CGFloat = 320, height: CGFloat = 2_000) {
    layout.itemSize = CGSize(width: 100, height: 100)
    let root = UIViewController()
    window = makeWindow(root, size: CGSize(width: width, height: height))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    root.view.addSubview(view)
    view.layoutIfNeeded()
    _ = (source as? TilesSource)?.takeAsked()
  }

  /// The texts of all items, section by section, after a layout.
  ///
  /// An item without a visible cell has the text "(no cell)".
  var shown: [[String]] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { text([section, $0]) ?? "(no cell)" }
    }
  }

  func text(_ path: IndexPath) -> String? { (view.cellForItem(at: path) as? TileCell)?.label.text }

  /// The frames of the visible cells, in the order of their index paths.
  var frames: [CGRect] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }
}
