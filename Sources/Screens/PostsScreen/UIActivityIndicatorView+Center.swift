#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension UIActivityIndicatorView {
  /// Centers the spinner in a row that is 44 points high and begins at the middle of `view`.
  ///
  /// Call this in `viewDidLayoutSubviews()`.
  public func center(in view: UIView) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}
