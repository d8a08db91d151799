import Foundation
import HeadlessUI

/// The controllers and views of a window that keys can reach, in reading order.
@MainActor
struct FrontScreen {
  let window: Window

  /// The root controller and the presented controllers. The last one is in front.
  private var controllers: [ViewController] {
    let presented = sequence(state: window.rootViewController) { next in
      defer { next = next?.presentedViewController }
      return next
    }
    return Array(presented)
  }

  /// The alert in front.
  var alert: AlertController? { controllers.last as? AlertController }

  private var screens: [ViewController] { controllers.filter { !($0 is AlertController) } }

  /// The screen in front. An alert does not count.
  var screen: ViewController? { screens.last }

  /// Whether a screen or an alert is presented.
  var isCovered: Bool { controllers.count > 1 }

  /// The last screen that covers the whole window.
  var base: ViewController? { screens.last(where: \.coversWindow) ?? screens.first }

  /// The screens that are drawn as panels over the base.
  var panels: [ViewController] { screens.split { $0 === base }.last.map(Array.init) ?? [] }

  /// The navigation stacks whose bars are in front.
  var stacks: [NavigationController] {
    func stacks(in controller: ViewController) -> [NavigationController] {
      if let stack = controller as? NavigationController {
        return [stack] + (stack.topViewController.map(stacks) ?? [])
      }
      return controller.children.filter { $0.viewIfLoaded?.window != nil }.flatMap(stacks)
    }
    return (screen.map(stacks) ?? []).filter { !$0.isNavigationBarHidden }
  }

  /// The enabled bar items of each stack: those on the right, then those on the left.
  private var barItems: [BarButtonItem] {
    stacks.compactMap(\.topViewController?.navigationItem)
      .flatMap { ($0.rightBarButtonItems ?? []) + ($0.leftBarButtonItems ?? []) }
      .filter(\.isEnabled)
  }

  /// The visible views in front.
  private var views: [View] { screen?.viewIfLoaded?.shownViews ?? [] }

  /// The tables in front.
  var tables: [TableView] { views.compactMap { $0 as? TableView } }

  /// Whether the front screen has a text field or an editable text view.
  ///
  /// A disabled field counts, because the app may enable it.
  var hasTextFields: Bool {
    views.contains { $0 is TextField || ($0 as? TextView)?.isEditable == true }
  }

  /// The views in front that accept text.
  var inputs: [any KeyInput & View] {
    views.filter(\.canBecomeFirstResponder).compactMap { $0 as? any KeyInput & View }
  }

  /// The first responder, if it is in front and accepts text.
  var input: (any KeyInput & View)? {
    guard let view = window.firstResponder as? any KeyInput & View,
      let front = controllers.last, view.isDescendant(of: front.view)
    else { return nil }
    return view
  }

  /// The enabled buttons and controls in front: those of the screen, then those of its bars.
  var buttons: [any Pressable] {
    views.compactMap { $0 as? any Pressable }.filter(\.isEnabled) + barItems
  }

  /// The item that closes the screen without saving.
  var cancelItem: BarButtonItem? {
    barItems.first { $0.systemItem == .cancel || $0.title == "Cancel" }
  }

  /// The item that saves and closes the screen.
  var doneItem: BarButtonItem? {
    barItems.first { $0.systemItem == .save || $0.systemItem == .done || $0.style == .done }
  }

  /// The front stack that has a back button.
  var stackToPop: NavigationController? { stacks.last { $0.backTitle != nil } }

  /// Whether an activity indicator is animating.
  var isBusy: Bool {
    window.shownViews.contains { ($0 as? ActivityIndicatorView)?.isAnimating == true }
  }
}

extension ViewController {
  fileprivate var coversWindow: Bool {
    [.fullScreen, .overFullScreen].contains(modalPresentationStyle)
  }
}

/// A button that is drawn as `[Title]`, or as `(Title)` if it is disabled.
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

/// A button that Return presses.
@MainActor
protocol Pressable: MarkedButton {
  @discardableResult func tap() -> Bool
}

extension Button: Pressable {
  var nameOnScreen: String { currentTitle ?? accessibilityLabel ?? "" }
}

extension BarButtonItem: Pressable {
  var nameOnScreen: String { accessibilityLabel ?? "" }
}

extension AlertAction: MarkedButton {
  var nameOnScreen: String { title ?? "" }
}

extension View {
  /// The view and the visible views inside, from back to front.
  var shownViews: [View] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return [self] + subviews.flatMap(\.shownViews)
  }
}
