// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

/// All requirements are optional in Objective-C. None of them is declared here.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor open class UIScrollView: UIView {
  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var refreshControl: UIRefreshControl?
  open var adjustedContentInset: UIEdgeInsets { declaredOnly() }
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { declaredOnly() }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { declaredOnly() }
}
