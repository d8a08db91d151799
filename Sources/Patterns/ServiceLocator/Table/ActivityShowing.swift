/// Something that shows that work is under way: `UIActivityIndicatorView`, or the status bar's
/// indicator behind an object of one's own.
@MainActor public protocol ActivityShowing: AnyObject {
  /// Shows it.
  func startAnimating()
  /// Hides it.
  func stopAnimating()
}
