public import Foundation

/// The data source of a collection view (`UICollectionViewDataSource`).
///
/// As in ``TableViewDataSource``, a base class that conforms must declare every method that its
/// subclasses override.
@MainActor public protocol CollectionViewDataSource: ObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a cell from ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns the number of sections. The default is 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
}

extension CollectionViewDataSource {
  /// The default implementation returns 1, so the collection view has one section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// The delegate of a collection view (`UICollectionViewDelegate`). All methods are optional.
@MainActor public protocol CollectionViewDelegate: ObjectProtocol {
  /// Returns whether the user can select an item.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Returns whether the user can deselect an item, if several items can be selected.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user deselected an item.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// The default implementation returns `true`, so every item can be selected.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// The default implementation returns `true`, so every item can be deselected.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
