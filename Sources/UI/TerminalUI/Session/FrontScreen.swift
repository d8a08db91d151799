import HeadlessUI

/// The controllers and views of a window that keys can reach, in reading order.
@MainActor
struct FrontScreen {
  let window: UIWindow

  private var controllers: [UIViewController] { window.frontControllers }

  /// The alert in front, or nil if there is none.
  var alert: UIAlertController? { controllers.last as? UIAlertController }

  private var screens: [UIViewController] { controllers.filter { !($0 is UIAlertController) } }

  /// The front screen, or nil if there is none. An alert does not count as a screen.
  var screen: UIViewController? { screens.last }

  /// Whether a screen or an alert is presented.
  var isCovered: Bool { controllers.count > 1 }

  /// The frontmost screen that covers the whole window, or nil if there is none.
  var base: UIViewController? {
    screens.last { [.fullScreen, .overFullScreen].contains($0.modalPresentationStyle) }
      ?? screens.first
  }

  /// The screens that are drawn as panels over the base screen.
  var panels: [UIViewController] { screens.split { $0 === base }.last.map(Array.init) ?? [] }

  /// The navigation controllers on the front screen that show their bar.
  var stacks: [UINavigationController] {
    (screen?.visibleStacks ?? []).filter { !$0.isNavigationBarHidden }
  }

  /// The enabled bar items of each navigation bar, right items first.
  private var barItems: [UIBarButtonItem] {
    stacks.compactMap(\.topViewController?.navigationItem)
      .flatMap { ($0.rightBarButtonItems ?? []) + ($0.leftBarButtonItems ?? []) }
      .filter(\.isEnabled)
  }

  /// The visible views of the front screen.
  private var views: [UIView] { screen?.viewIfLoaded?.shownViews ?? [] }

  /// The visible tables of the front screen.
  var tables: [UITableView] { views.compactMap { $0 as? UITableView } }

  /// Whether the front screen has a text field or an editable text view.
  ///
  /// A disabled field counts, because the app may enable it.
  var hasTextFields: Bool {
    views.contains { $0 is UITextField || ($0 as? UITextView)?.isEditable == true }
  }

  /// The views of the front screen that accept text.
  var inputs: [any UIKeyInput & UIView] {
    views.filter(\.canBecomeFirstResponder).compactMap { $0 as? any UIKeyInput & UIView }
  }

  /// The first responder if it accepts text, otherwise nil.
  ///
  /// Only a view in the front screen or alert counts.
  var input: (any UIKeyInput & UIView)? {
    guard let view = window.firstResponder as? any UIKeyInput & UIView,
      let front = controllers.last, view.isDescendant(of: front.view)
    else { return nil }
    return view
  }

  /// The enabled buttons of the front screen, followed by its bar items.
  var buttons: [any Pressable] {
    views.compactMap { $0 as? any Pressable }.filter(\.isEnabled) + barItems
  }

  /// The bar item that closes the front screen without saving, or nil.
  var cancelItem: UIBarButtonItem? {
    barItems.first { $0.systemItem == .cancel || $0.title == "Cancel" }
  }

  /// The bar item that saves and closes the front screen, or nil.
  var doneItem: UIBarButtonItem? {
    barItems.first { $0.systemItem == .save || $0.systemItem == .done || $0.style == .done }
  }

  /// The innermost navigation controller that shows a back button, or nil if none does.
  var stackToPop: UINavigationController? { stacks.last { $0.backTitle != nil } }

  /// Whether a visible activity indicator is animating.
  var isBusy: Bool {
    window.shownViews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true }
  }
}

/// A control that is drawn as text.
///
/// By default, the text is `[Title]`, or `(Title)` if the control is disabled.
@MainActor
protocol MarkedButton: AnyObject {
  var isEnabled: Bool { get }
  var nameOnScreen: String { get }
  /// The text on the screen.
  var mark: String { get }
}

extension MarkedButton {
  var mark: String { isEnabled ? "[\(nameOnScreen)]" : "(\(nameOnScreen))" }
}

/// A button or bar item that the Return key can press.
@MainActor
protocol Pressable: MarkedButton {
  @discardableResult func tap() -> Bool
}

extension UIButton: Pressable {
  var nameOnScreen: String { currentTitle ?? accessibilityLabel ?? "" }
}

extension UIBarButtonItem: Pressable {
  var nameOnScreen: String { accessibilityLabel ?? "" }
}

extension UIAlertAction: MarkedButton {
  var nameOnScreen: String { title ?? "" }
}
