import Foundation
public import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension ActivityIndicatorView {
  /// Centers the spinner in a row that is 44 points high and begins at the middle of `view`.
  ///
  /// Call this in `viewDidLayoutSubviews()`.
  public func center(in view: View) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}
