public import Foundation
public import HeadlessUI
public import KeyboardManager

/// HeadlessUI's scroll views make room for the keyboard as UIKit's do.
extension ScrollView: KeyboardAvoiding {
  /// `contentInset`, in the pattern's own type.
  public var contentInsets: ContentInsets {
    get { ContentInsets(contentInset) }
    set { contentInset = EdgeInsets(newValue) }
  }

  /// `verticalScrollIndicatorInsets`: the horizontal indicator keeps its own.
  public var indicatorInsets: ContentInsets {
    get { ContentInsets(verticalScrollIndicatorInsets) }
    set { verticalScrollIndicatorInsets = EdgeInsets(newValue) }
  }

  /// What the scroll view adds for the safe area.
  public var automaticBottomInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The bounds of the first responder below this view.
  public var focusedRect: CGRect? {
    guard let focused = window?.firstResponder as? View, focused !== self,
      focused.isDescendant(of: self)
    else { return nil }
    return focused.convert(focused.bounds, to: self)
  }

  /// The screen's coordinates are those in which the window's frame is given.
  public func rect(fromScreen screenRect: CGRect) -> CGRect? {
    guard let window else { return nil }
    let inWindow = screenRect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    return convert(inWindow, from: window)
  }
}

extension ContentInsets {
  /// HeadlessUI's insets, in the pattern's own type.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension EdgeInsets {
  /// The pattern's insets, in HeadlessUI's type.
  public init(_ insets: ContentInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Animates with `View.animate`, in step with the keyboard.
public struct KeyboardAnimator: KeyboardAnimating {
  /// An animator; it has no state.
  public init() {}

  /// Shifts the curve's raw value into the options, as UIKit's form does.
  public func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    View.animate(
      withDuration: timing.duration, delay: 0,
      options: View.AnimationOptions(rawValue: UInt(timing.curve) << 16), animations: changes)
  }
}
