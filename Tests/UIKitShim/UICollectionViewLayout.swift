// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { declaredOnly() }
  open func invalidateLayout() { declaredOnly() }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize = .zero
  open var minimumLineSpacing: CGFloat = 0
  open var minimumInteritemSpacing: CGFloat = 0
  open var sectionInset: UIEdgeInsets = .zero
}
