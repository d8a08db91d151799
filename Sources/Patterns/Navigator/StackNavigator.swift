/// A stack of screens that shows the topmost screen, such as a navigation controller.
///
/// An adapter holds its navigation controller *weakly*. A strong reference would close a cycle:
/// controller, screen, navigator, adapter, controller.
@MainActor
public protocol ScreenStack: AnyObject {
  /// The type of the screens: a view controller or a mock.
  associatedtype Screen: AnyObject

  /// The screens, bottom to top.
  ///
  /// During a transition these may already be the screens after the transition. UIKit removes a
  /// screen as soon as a swipe back begins.
  var screens: [Screen] { get }

  /// Whether a push, a pop or a swipe is running.
  var isInTransition: Bool { get }

  /// Called after each transition, finished *or cancelled*, even if the user started it.
  var onTransitionEnd: (@MainActor () -> Void)? { get set }

  /// Puts `screen` on top. It must not be in the stack.
  func push(_ screen: Screen, animated: Bool)

  /// Removes the screens above `screen`, which must be in the stack.
  func pop(to screen: Screen, animated: Bool)

  /// Replaces all screens at once. `screens` lists the new screens from bottom to top.
  func setScreens(_ screens: [Screen], animated: Bool)
}

/// A navigator that shows a path as a stack of screens, as on a phone.
///
///     let navigator = StackNavigator(stack: stack) { route in makeScreen(for: route) }
///     navigator.go(to: .followers(of: ada))   // pushes
///     navigator.open([.person(grace)])        // a deep link: replaces
///
/// The stack on screen is the source of truth, because the user can change it too. The navigator
/// reads the stack after each transition, so a cancelled swipe does not change the path.
///
/// - Lifetime: screens retain their navigator. The navigator retains the stack's adapter and
///   `makeScreen`, which must not capture a screen. The navigator holds the screens weakly.
@MainActor
public final class StackNavigator<Route: Equatable, Stack: ScreenStack> {
  /// A route and the screen that shows it.
  private struct Entry {
    let route: Route
    weak var screen: Stack.Screen?
  }

  private let stack: Stack
  private let makeScreen: @MainActor (Route) -> Stack.Screen
  private var entries: [Entry] = []
  private var pending: [@MainActor (inout [Route]) -> Void] = []
  private var isUpdating = false

  /// Called after each change of the path, with the new path. Save the path here.
  public var onPathChange: (@MainActor ([Route]) -> Void)?

  /// Called when no transition runs and no edit is pending. `AdaptiveNavigator` sets this closure.
  var onIdle: (@MainActor () -> Void)?

  /// Creates a navigator whose path starts above the screens that are now in `stack`.
  ///
  /// - Parameters:
  ///   - stack: the stack that shows the screens.
  ///   - makeScreen: creates the screen of a route. Called for each new screen.
  public init(stack: Stack, makeScreen: @escaping @MainActor (Route) -> Stack.Screen) {
    self.stack = stack
    self.makeScreen = makeScreen
    stack.onTransitionEnd = { [weak self] in self?.update() }
  }

  /// Whether no transition runs and no edit is pending.
  var isIdle: Bool { !stack.isInTransition && pending.isEmpty }

  /// Removes the entries of closed screens, then applies the pending edits in one transition.
  private func update() {
    guard !isUpdating, !stack.isInTransition else { return }
    isUpdating = true
    let screens = stack.screens
    setEntries(entries.filter { entry in screens.contains { $0 === entry.screen } })
    let edits = pending
    pending = []
    if !edits.isEmpty {
      var target = path
      for edit in edits { edit(&target) }
      show(target, animated: true)
    }
    isUpdating = false
    // By now the transition may have ended, and the edits may have added further edits.
    if edits.isEmpty { onIdle?() } else { update() }
  }

  private func setEntries(_ next: [Entry]) {
    let before = path
    entries = next
    if path != before { onPathChange?(path) }
  }

  /// Shows `target` by a push, by a pop or by replacing all screens.
  ///
  /// If `makeScreen` returns a screen that is in the stack already, the stack returns to that
  /// screen. UIKit stops the program if a screen is pushed twice.
  func show(_ target: [Route], top: Stack.Screen? = nil, animated: Bool) {
    let kept = zip(path, target).prefix { $0 == $1 }.count
    var screens = screens(keeping: kept, continues: kept < target.count)
    var next = Array(entries.prefix(kept))
    for (index, route) in target.enumerated().dropFirst(kept) {
      let given = index == target.count - 1 ? top : nil
      let screen = given ?? makeScreen(route)
      if let existing = screens.firstIndex(where: { $0 === screen }) {
        screens.removeSubrange((existing + 1)...)
        next.removeAll { entry in !screens.contains { $0 === entry.screen } }
      } else {
        screens.append(screen)
        next.append(Entry(route: route, screen: screen))
      }
    }
    // A stack must keep at least one screen, so an empty list of screens is not shown.
    guard let last = screens.last else { return }
    setEntries(next)
    move(to: screens, last: last, animated: animated)
  }

  /// Removes the path's screens without animation, and returns the path and the last screen.
  ///
  /// Returns nil and removes nothing if the stack has no root screen below the path.
  func detach() -> (path: [Route], top: Stack.Screen?)? {
    let detached = (path: path, top: entries.last?.screen)
    show([], animated: false)
    return path.isEmpty ? detached : nil
  }

  /// Returns the root screens and the screens of the first `kept` routes.
  ///
  /// If no route is removed and new routes follow, returns all screens of the stack, even screens
  /// that other code pushed.
  private func screens(keeping kept: Int, continues: Bool) -> [Stack.Screen] {
    let current = stack.screens
    if continues, kept == entries.count { return current }
    let base = current.prefix { screen in !entries.contains { $0.screen === screen } }
    return base + entries.prefix(kept).compactMap(\.screen)
  }

  private func move(to screens: [Stack.Screen], last: Stack.Screen, animated: Bool) {
    let current = stack.screens
    let shared = zip(screens, current).prefix { $0 === $1 }.count
    if shared == screens.count {
      if shared < current.count { stack.pop(to: last, animated: animated) }
    } else if shared == current.count, screens.count == shared + 1 {
      stack.push(last, animated: animated)
    } else {
      stack.setScreens(screens, animated: animated)
    }
  }
}

extension StackNavigator: PathNavigator {
  /// The routes above the root screen, bottom to top.
  public var path: [Route] { entries.map(\.route) }

  /// Changes the path now, or after the running transition. Pending edits share one transition.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    pending.append(edit)
    update()
  }
}
