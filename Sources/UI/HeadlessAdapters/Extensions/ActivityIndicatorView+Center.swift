import Foundation
public import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension ActivityIndicatorView {
  /// Centres the indicator's spinner in the row just below the middle of `view`.
  ///
  /// Call this in `viewDidLayoutSubviews()`.
  public func center(in view: View) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}
