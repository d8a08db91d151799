/// A route and the screen that shows it.
///
/// The screen is held weakly. Whoever shows it holds it: a navigator that did so, too, would keep
/// a screen alive that keeps the navigator alive.
@MainActor
struct Visit<Route, Screen: AnyObject> {
  var route: Route
  weak var screen: Screen?
}
