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
  /// Called after the user selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
