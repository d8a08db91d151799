import HeadlessUI

/// The controllers and views of a window that keys can reach, in reading order.
@MainActor
struct FrontScreen {
  let window: Window

  private var controllers: [ViewController] { window.frontControllers }

  /// The alert in front, or nil if there is none.
  var alert: AlertController? { controllers.last as? AlertController }

  private var screens: [ViewController] { controllers.filter { !($0 is AlertController) } }

  /// The front screen. An alert does not count as a screen.
  var screen: ViewController? { screens.last }

  /// Whether a screen or an alert is presented.
  var isCovered: Bool { controllers.count > 1 }

  /// The frontmost screen that covers the whole window.
  var base: ViewController? {
    screens.last { [.fullScreen, .overFullScreen].contains($0.modalPresentationStyle) }
      ?? screens.first
  }

  /// The screens that are drawn as panels over the base screen.
  var panels: [ViewController] { screens.split { $0 === base }.last.map(Array.init) ?? [] }

  /// The navigation controllers on the front screen that show their bar.
  var stacks: [NavigationController] {
    (screen?.visibleStacks ?? []).filter { !$0.isNavigationBarHidden }
  }

  /// The enabled bar items of each navigation bar: first the right items, then the left items.
  private var barItems: [BarButtonItem] {
    stacks.compactMap(\.topViewController?.navigationItem)
      .flatMap { ($0.rightBarButtonItems ?? []) + ($0.leftBarButtonItems ?? []) }
      .filter(\.isEnabled)
  }

  /// The visible views of the front screen.
  private var views: [View] { screen?.viewIfLoaded?.shownViews ?? [] }

  /// The visible tables and collection views of the front screen.
  var lists: [any CursorList] { views.compactMap { $0 as? any CursorList } }

  /// Whether the front screen has a text field or an editable text view.
  ///
  /// A disabled field counts, because the app may enable it. A search bar counts while it is
  /// edited.
  var hasTextFields: Bool {
    views.contains { view in
      if let field = view as? TextField { return !field.isInSearchBar || field.isFirstResponder }
      return (view as? TextView)?.isEditable == true
    }
  }

  /// The search bar of the front screen.
  var searchBar: SearchBar? { views.lazy.compactMap { $0 as? SearchBar }.first }

  /// The views of the front screen that accept text.
  var inputs: [any KeyInput & View] {
    views.filter(\.canBecomeFirstResponder).compactMap { $0 as? any KeyInput & View }
  }

  /// The first responder, if it is on the front screen and accepts text.
  var input: (any KeyInput & View)? {
    guard let view = window.firstResponder as? any KeyInput & View,
      let front = controllers.last, view.isDescendant(of: front.view)
    else { return nil }
    return view
  }

  /// The enabled buttons and controls of the front screen, then the enabled items of its bars.
  var buttons: [any Pressable] {
    views.compactMap { $0 as? any Pressable }.filter(\.isEnabled) + barItems
  }

  /// The bar item that closes the front screen without saving.
  var cancelItem: BarButtonItem? {
    barItems.first { $0.systemItem == .cancel || $0.title == "Cancel" }
  }

  /// The bar item that saves and closes the front screen.
  var doneItem: BarButtonItem? {
    barItems.first { $0.systemItem == .save || $0.systemItem == .done || $0.style == .done }
  }

  /// The innermost navigation controller that shows a back button.
  var stackToPop: NavigationController? { stacks.last { $0.backTitle != nil } }

  /// The first refresh control of a scroll view on the front screen.
  var refreshControl: RefreshControl? {
    views.lazy.compactMap { ($0 as? ScrollView)?.refreshControl }.first
  }

  /// Whether an activity indicator is animating, or a refresh is in progress.
  var isBusy: Bool {
    window.shownViews.contains {
      ($0 as? ActivityIndicatorView)?.isAnimating == true
        || ($0 as? RefreshControl)?.isRefreshing == true
    }
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

/// A button or bar item that the Return key can press.
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
