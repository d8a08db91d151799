/// The user's location as a path of routes, and the operations that change it.
///
/// `StackNavigator` shows the path in a stack, and `SlotNavigator` in a slot. `AdaptiveNavigator`
/// uses the one that fits the window. A screen works with all three navigators.
@MainActor
public protocol PathNavigator<Route>: AnyObject {
  /// A destination in the app.
  ///
  /// A route contains identifiers instead of models, so it can be saved, restored and linked to.
  associatedtype Route: Equatable

  /// The routes above the root screen, in the order in which they were opened.
  var path: [Route] { get }

  /// Changes the path and shows the result.
  ///
  /// During a transition, the change waits until the transition ends. `edit` then receives the path
  /// after the transition, even if the user cancelled the transition.
  func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void)
}

extension PathNavigator {
  /// Opens `route` above the current path.
  ///
  /// Does nothing if `route` is already the last route, so a double tap opens one screen.
  public func go(to route: Route) {
    edit { path in
      if path.last != route { path.append(route) }
    }
  }

  /// Shows exactly `path`, for a deep link or a restored state.
  ///
  /// In a stack, the leading routes that the old and the new path share keep their screens.
  public func open(_ path: [Route]) {
    edit { $0 = path }
  }

  /// Goes back by one route. Does nothing at the root.
  public func back() {
    edit { _ = $0.popLast() }
  }

  /// Goes back to the root screen.
  public func backToRoot() {
    edit { $0.removeAll() }
  }
}
