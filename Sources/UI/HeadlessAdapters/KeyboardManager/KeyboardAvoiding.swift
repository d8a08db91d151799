public import Foundation
public import HeadlessUI
public import KeyboardManager

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Makes `ScrollView` conform to `KeyboardAvoiding`, so that its insets follow the keyboard.
extension ScrollView: KeyboardAvoiding {
  /// The value of `contentInset` as `ContentInsets`.
  public var contentInsets: ContentInsets {
    get { ContentInsets(contentInset) }
    set { contentInset = EdgeInsets(newValue) }
  }

  /// The value of `verticalScrollIndicatorInsets` as `ContentInsets`.
  public var indicatorInsets: ContentInsets {
    get { ContentInsets(verticalScrollIndicatorInsets) }
    set { verticalScrollIndicatorInsets = EdgeInsets(newValue) }
  }

  /// The bottom inset that the scroll view adds for the safe area.
  public var automaticBottomInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The rectangle of the first responder inside this view.
  public var focusedRect: CGRect? {
    guard let focused = window?.firstResponder as? View, focused !== self,
      focused.isDescendant(of: self)
    else { return nil }
    return focused.convert(focused.bounds, to: self)
  }

  /// Converts a rectangle from screen coordinates to the coordinates of this view.
  ///
  /// The window's frame is in screen coordinates. The result is `nil` outside a window.
  public func rect(fromScreen screenRect: CGRect) -> CGRect? {
    guard let window else { return nil }
    let inWindow = screenRect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    return convert(inWindow, from: window)
  }
}

extension ContentInsets {
  /// Creates insets from HeadlessUI's `EdgeInsets`.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension EdgeInsets {
  /// Creates insets from KeyboardManager's `ContentInsets`.
  public init(_ insets: ContentInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// An animator that calls `View.animate` with the keyboard's duration and curve.
public struct KeyboardAnimator: KeyboardAnimating {
  /// Creates an animator.
  public init() {}

  /// Runs `changes` as an animation. The animation options contain the curve, as in UIKit.
  public func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    View.animate(
      withDuration: timing.duration, delay: 0,
      options: View.AnimationOptions(rawValue: UInt(timing.curve) << 16), animations: changes)
  }
}
