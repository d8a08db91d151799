/// The width at which a split view collapses. UIKit uses the size class and does not have this API.
extension UISplitViewController {
  /// The smallest width of an expanded split view controller, in points.
  ///
  /// The value lies between the widths of the widest compact window and the narrowest regular
  /// window.
  public static let narrowestExpandedWidth: CGFloat = 640
}
