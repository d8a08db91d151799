/// The width below which a split view collapses.
///
/// UIKit does not have this API, because it uses the size class.
extension UISplitViewController {
  /// The smallest width of an expanded split view controller, in points.
  ///
  /// The value lies between the widths of the widest compact window and the narrowest regular
  /// window.
  public static let narrowestExpandedWidth: CGFloat = 640
}
