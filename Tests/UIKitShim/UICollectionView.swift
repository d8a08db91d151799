// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    declaredOnly()
  }
  public required init?(coder: NSCoder) { declaredOnly() }

  open var collectionViewLayout: UICollectionViewLayout {
    get { declaredOnly() }
    set { declaredOnly() }
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open var allowsSelection: Bool = false
  open var allowsMultipleSelection: Bool = false
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    declaredOnly()
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    declaredOnly()
  }
  open var numberOfSections: Int { declaredOnly() }
  open func numberOfItems(inSection section: Int) -> Int { declaredOnly() }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { declaredOnly() }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { declaredOnly() }
  open var visibleCells: [UICollectionViewCell] { declaredOnly() }
  open var indexPathsForVisibleItems: [IndexPath] { declaredOnly() }
  open var indexPathsForSelectedItems: [IndexPath]? { declaredOnly() }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    declaredOnly()
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { declaredOnly() }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    declaredOnly()
  }

  open func reloadData() { declaredOnly() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    declaredOnly()
  }
  open func insertSections(_ sections: IndexSet) { declaredOnly() }
  open func deleteSections(_ sections: IndexSet) { declaredOnly() }
  open func reloadSections(_ sections: IndexSet) { declaredOnly() }
  open func moveSection(_ section: Int, toSection newSection: Int) { declaredOnly() }
  open func insertItems(at indexPaths: [IndexPath]) { declaredOnly() }
  open func deleteItems(at indexPaths: [IndexPath]) { declaredOnly() }
  open func reloadItems(at indexPaths: [IndexPath]) { declaredOnly() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { declaredOnly() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { declaredOnly() }
}

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: ScrollPosition { declaredOnly() }
    public static var centeredVertically: ScrollPosition { declaredOnly() }
    public static var bottom: ScrollPosition { declaredOnly() }
  }
}

@MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { declaredOnly() }
  open func prepareForReuse() { declaredOnly() }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { declaredOnly() }
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
}

/// All requirements except the first two are optional in Objective-C, so they have defaults here.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { declaredOnly() }
}

/// The requirements are optional in Objective-C, so they have defaults here.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    declaredOnly()
  }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    declaredOnly()
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    declaredOnly()
  }
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    declaredOnly()
  }
}

extension IndexPath {
  public init(item: Int, section: Int) { declaredOnly() }
  public var item: Int {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}
