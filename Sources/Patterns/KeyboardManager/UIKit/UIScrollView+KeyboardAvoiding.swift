#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The insets of each scroll view, such as a table, can follow the keyboard.
///
/// Do not use `KeyboardInsetsManager` with `UITableViewController`, because that class adjusts its
/// inset itself.
extension UIScrollView: KeyboardAvoiding {
  /// The value of `contentInset` as `ContentInsets`.
  public var contentInsets: ContentInsets {
    get { ContentInsets(contentInset) }
    set { contentInset = UIEdgeInsets(newValue) }
  }

  /// The value of `verticalScrollIndicatorInsets` as `ContentInsets`.
  public var indicatorInsets: ContentInsets {
    get { ContentInsets(verticalScrollIndicatorInsets) }
    set { verticalScrollIndicatorInsets = UIEdgeInsets(newValue) }
  }

  /// The bottom inset that the scroll view adds for the safe area.
  public var automaticBottomInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The rectangle of the first responder inside this view.
  ///
  /// The value is nil if this view is itself the first responder, because a text view scrolls to
  /// its caret without help.
  public var focusedRect: CGRect? {
    guard let focused = firstResponder(in: self), focused !== self else { return nil }
    return focused.convert(focused.bounds, to: self)
  }

  /// Converts a rectangle from screen coordinates to the coordinates of this view.
  ///
  /// In Split View and Stage Manager, the window does not begin at the screen's origin. The result
  /// is nil outside a window.
  public func rect(fromScreen screenRect: CGRect) -> CGRect? {
    guard let window else { return nil }
    return convert(screenRect, from: window.screen.coordinateSpace)
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
  }
}

extension ContentInsets {
  /// Creates insets from UIKit's insets.
  public nonisolated init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIEdgeInsets {
  /// Creates UIKit's insets from `ContentInsets`.
  public nonisolated init(_ insets: ContentInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
