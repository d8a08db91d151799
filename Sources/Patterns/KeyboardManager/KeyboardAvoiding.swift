public import Foundation

/// A scroll view that can make room for the keyboard: what the manager needs of it.
///
/// `UIScrollView` meets it in `UIKit/`, a test's mock in a few stored properties.
///
/// - Isolation: main actor, as views are.
@MainActor
public protocol KeyboardAvoiding: AnyObject {
  /// The visible part of the content, in the view's own coordinates.
  var bounds: CGRect { get }
  /// The insets of the content, without what the view adds by itself.
  var contentInsets: ContentInsets { get set }
  /// The insets of the scroll indicators.
  var indicatorInsets: ContentInsets { get set }
  /// What the view adds to its bottom inset by itself, for the safe area, in points.
  var automaticBottomInset: CGFloat { get }
  /// The rectangle of the text input in this view that has the focus, in the view's own
  /// coordinates; `nil` where none has.
  var focusedRect: CGRect? { get }
  /// `screenRect`, which is in screen coordinates, in the view's own; `nil` while the view is in
  /// no window and hence nowhere on the screen.
  func rect(fromScreen screenRect: CGRect) -> CGRect?
  /// Scrolls by as little as brings `rect` into sight.
  func scrollRectToVisible(_ rect: CGRect, animated: Bool)
}
