/// Where a controller's view is between "not shown" and "shown".
struct Appearance {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called in this transition.
  var wasReportedAppearing = false
  /// Whether the transition was begun by the view's entering or leaving the window.
  var followsView = false
}
