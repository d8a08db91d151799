#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension UIActivityIndicatorView {
  /// Centers the spinner in a row of 44 points that begins in the middle of `view`.
  ///
  /// Call this in `viewDidLayoutSubviews()`.
  public func center(in view: UIView) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}
