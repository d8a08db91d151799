/// Where the user is, as a path of routes, and the one way to change it.
///
/// The three forms (stack, slot, adaptive) differ in where they show the path's screens. A screen
/// that asks one of them to go somewhere cannot tell which it is.
@MainActor
public protocol PathNavigator<Route>: AnyObject {
  /// A place in the app. It carries identifiers, not models, so that it can be saved, restored
  /// and linked to.
  associatedtype Route: Equatable

  /// The places gone to, one after the other, above the screen from which it all began.
  var path: [Route] { get }

  /// Changes the path by `edit` and shows what it then says.
  ///
  /// At once, or, while a transition runs, after it: `edit` is then handed the path as the
  /// transition leaves it, a cancelled one included.
  func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void)
}

extension PathNavigator {
  /// Goes on to `route`. To go where one already is does nothing, so that a double tap opens one
  /// screen.
  public func go(to route: Route) {
    edit { path in
      if path.last != route { path.append(route) }
    }
  }

  /// Shows exactly `path`: a deep link, a restored state. Screens of the places that the old path
  /// and the new have in common at their beginning stay as they are.
  public func open(_ path: [Route]) {
    edit { $0 = path }
  }

  /// Goes back by one place; does nothing at the beginning.
  public func back() {
    edit { _ = $0.popLast() }
  }

  /// Goes back to where it all began.
  public func backToRoot() {
    edit { $0.removeAll() }
  }
}

/// The number of places that `first` and `second` have in common at their beginning.
nonisolated func sharedPrefixLength<Route: Equatable>(_ first: [Route], _ second: [Route]) -> Int {
  zip(first, second).prefix { $0 == $1 }.count
}
