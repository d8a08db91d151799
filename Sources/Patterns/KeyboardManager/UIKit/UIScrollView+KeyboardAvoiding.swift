#if canImport(UIKit)
  public import UIKit

  /// `UIScrollView`, and with it table, collection and text views, makes room for the keyboard.
  ///
  /// Not for the table of a `UITableViewController`: that one adjusts by itself, and two would
  /// fight over one inset.
  extension UIScrollView: KeyboardAvoiding {
    /// `contentInset`, in the pattern's own type.
    public var contentInsets: ContentInsets {
      get { ContentInsets(contentInset) }
      set { contentInset = UIEdgeInsets(newValue) }
    }

    /// `verticalScrollIndicatorInsets`: the horizontal indicator keeps its own.
    public var indicatorInsets: ContentInsets {
      get { ContentInsets(verticalScrollIndicatorInsets) }
      set { verticalScrollIndicatorInsets = UIEdgeInsets(newValue) }
    }

    /// What UIKit adds for the safe area, which depends on `contentInsetAdjustmentBehavior`.
    public var automaticBottomInset: CGFloat {
      adjustedContentInset.bottom - contentInset.bottom
    }

    /// The bounds of the first responder below this view. A text view that has the focus itself
    /// scrolls to its own caret, and gives none.
    public var focusedRect: CGRect? {
      guard let focused = firstResponder(in: self), focused !== self else { return nil }
      return focused.convert(focused.bounds, to: self)
    }

    /// Converts from the screen's coordinate space, which is not the window's in Split View,
    /// Slide Over and Stage Manager.
    public func rect(fromScreen screenRect: CGRect) -> CGRect? {
      guard let window else { return nil }
      return convert(screenRect, from: window.screen.coordinateSpace)
    }

    private func firstResponder(in view: UIView) -> UIView? {
      if view.isFirstResponder { return view }
      for subview in view.subviews {
        if let found = firstResponder(in: subview) { return found }
      }
      return nil
    }
  }
#endif
