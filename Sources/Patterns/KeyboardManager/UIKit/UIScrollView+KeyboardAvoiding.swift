#if canImport(UIKit)
  public import UIKit

  /// A `UIScrollView`, such as a table, collection or text view, can make room for the keyboard.
  ///
  /// Do not use `KeyboardInsetsManager` with `UITableViewController`, which adjusts its own inset.
  extension UIScrollView: KeyboardAvoiding {
    /// `contentInset` as `ContentInsets`.
    public var contentInsets: ContentInsets {
      get { ContentInsets(contentInset) }
      set { contentInset = UIEdgeInsets(newValue) }
    }

    /// `verticalScrollIndicatorInsets` as `ContentInsets`.
    public var indicatorInsets: ContentInsets {
      get { ContentInsets(verticalScrollIndicatorInsets) }
      set { verticalScrollIndicatorInsets = UIEdgeInsets(newValue) }
    }

    /// The inset that UIKit adds for the safe area, depending on `contentInsetAdjustmentBehavior`.
    public var automaticBottomInset: CGFloat {
      adjustedContentInset.bottom - contentInset.bottom
    }

    /// The frame of the first responder inside this view.
    ///
    /// It is nil for a focused text view, which scrolls to its own caret.
    public var focusedRect: CGRect? {
      guard let focused = firstResponder(in: self), focused !== self else { return nil }
      return focused.convert(focused.bounds, to: self)
    }

    /// Converts a rectangle from the screen's coordinate space.
    ///
    /// In Split View, Slide Over and Stage Manager that space differs from the window's coordinate
    /// space.
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

  extension ContentInsets {
    /// Converts UIKit's insets to `ContentInsets`.
    public nonisolated init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension UIEdgeInsets {
    /// Converts `ContentInsets` to UIKit's insets.
    public nonisolated init(_ insets: ContentInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
