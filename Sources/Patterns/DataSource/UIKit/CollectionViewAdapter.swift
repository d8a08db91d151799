#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A collection view's data source that shows the items of any `ListSource`.
///
///     adapter = CollectionViewAdapter(photos, cell: photoCell)
///     collectionView.dataSource = adapter
///
/// A table can show the same source and perform the same `ListUpdate`, with a ``TableViewAdapter``.
/// The collection view holds the adapter weakly, so the screen must hold the adapter.
@MainActor
public final class CollectionViewAdapter<Source: ListSource>: ListAdapter<Source>,
  UICollectionViewDataSource
{
  /// Returns the number of sections of the source.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections
  }

  /// Returns the number of items in a section of the source.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    source.numberOfItems(inSection: section)
  }

  /// Returns a cell that shows the item at `indexPath`.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath) { identifier in
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
}

extension UICollectionView: RowChanging {
  /// Performs a list update as one batch, then reconfigures the changed items.
  ///
  /// If the collection view is not in a window, the method updates the data and reloads the
  /// collection view.
  public func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    guard window != nil else {
      updatingData()
      return reloadData()
    }
    if update.changesStructure {
      performBatchUpdates {
        updatingData()
        self.change(update)
      }
    } else {
      updatingData()
    }
    reconfigureItems(at: update.reconfiguredRows.map(\.indexPath))
  }

  private func change(_ update: ListUpdate) {
    deleteSections(IndexSet(update.deletedSections))
    insertSections(IndexSet(update.insertedSections))
    for move in update.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: update.deletedRows.map(\.indexPath))
    insertItems(at: update.insertedRows.map(\.indexPath))
    for move in update.movedRows { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }
}
