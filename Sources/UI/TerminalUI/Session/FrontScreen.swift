import Foundation
import HeadlessUI

/// What is in front in a window: what keys can reach, in the order in which a person reads it.
@MainActor
struct FrontScreen {
  let window: Window

  /// The root and whoever is presented above it, the front one last.
  var controllers: [ViewController] {
    var shown: [ViewController] = []
    var next = window.rootViewController
    while let controller = next, shown.last !== controller {
      shown.append(controller)
      next = controller.presentedViewController
    }
    return shown
  }

  /// The alert in front, where there is one.
  var alert: AlertController? { controllers.last as? AlertController }

  /// What is in front, an alert aside.
  var screen: ViewController? { controllers.last { !($0 is AlertController) } }

  /// Whether anything lies over the root.
  var isCovered: Bool { controllers.count > 1 }

  /// The screens from the last one that hides all below: it is the base, the others are drawn as
  /// panels over it.
  private var layers: ArraySlice<ViewController> {
    let screens = controllers.filter { !($0 is AlertController) }
    let base = screens.lastIndex { $0.modalPresentationStyle.coversAll } ?? 0
    return screens[min(base, screens.count)...]
  }

  /// The screen below all panels.
  var base: ViewController? { layers.first }

  /// The screens that leave something of the base to be seen, the front one last.
  var panels: [ViewController] { Array(layers.dropFirst()) }

  /// The stacks whose bars are in front.
  var stacks: [NavigationController] {
    func stacks(in controller: ViewController) -> [NavigationController] {
      if let stack = controller as? NavigationController {
        return [stack] + (stack.topViewController.map(stacks) ?? [])
      }
      return controller.children.filter { $0.viewIfLoaded?.window != nil }.flatMap(stacks)
    }
    return (screen.map(stacks) ?? []).filter { !$0.isNavigationBarHidden }
  }

  /// The items of the bars in front, the outermost at the right first: it is the one that ends the
  /// work.
  var barItems: [BarButtonItem] {
    stacks.compactMap(\.topViewController?.navigationItem)
      .flatMap { ($0.rightBarButtonItems ?? []) + ($0.leftBarButtonItems ?? []) }
  }

  /// The views in front that a person can see.
  var views: [View] { screen?.viewIfLoaded?.shownViews ?? [] }

  /// The tables in front.
  var tables: [TableView] { views.compactMap { $0 as? TableView } }

  /// The fields and texts in front that can be typed into.
  var inputs: [View] {
    views.filter { ($0 is TextField || $0 is TextView) && $0.canBecomeFirstResponder }
  }

  /// The field or text that is typed into, where it is in front.
  var input: View? {
    guard let view = window.firstResponder as? View else { return nil }
    if let alert { return view.isDescendant(of: alert.view) ? view : nil }
    return screen.flatMap { view.isDescendant(of: $0.view) ? view : nil }
  }

  /// The buttons in front that can be pressed: those in the screen, then those of its bars.
  var buttons: [any Pressable] {
    views.compactMap { $0 as? Button }.filter(\.isEnabled) + barItems.filter(\.isEnabled)
  }

  /// The item that closes the screen and keeps nothing.
  var cancelItem: BarButtonItem? {
    barItems.first { $0.isEnabled && ($0.systemItem == .cancel || $0.title == "Cancel") }
  }

  /// The item that ends the work and keeps it.
  var doneItem: BarButtonItem? {
    barItems.first { item in
      item.isEnabled
        && (item.systemItem == .save || item.systemItem == .done || item.style == .done)
    }
  }

  /// The stack in front that has something to go back to.
  var stackToPop: NavigationController? { stacks.last { $0.backTitle != nil } }

  /// Whether an activity indicator turns anywhere in the window.
  var isBusy: Bool {
    window.shownViews.contains { ($0 as? ActivityIndicatorView)?.isAnimating == true }
  }
}

/// What a key can press as a finger does.
@MainActor
protocol Pressable: AnyObject {
  @discardableResult func tap() -> Bool
}

extension Button: Pressable {}
extension BarButtonItem: Pressable {}

extension ModalPresentationStyle {
  /// Whether nothing of what is below can be seen.
  var coversAll: Bool { self == .fullScreen || self == .overFullScreen }
}

extension View {
  /// The view and those in it that a person can see, from the back to the front.
  var shownViews: [View] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return [self] + subviews.flatMap(\.shownViews)
  }
}
