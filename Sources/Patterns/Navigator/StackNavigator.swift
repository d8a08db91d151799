/// Shows a path as a stack of screens: the phone's form (row D8).
///
///     let navigator = StackNavigator(stack: stack) { route in makeScreen(for: route) }
///     navigator.go(to: .followers(of: ada))   // pushes
///     navigator.open([.person(grace)])        // a deep link: replaces
///
/// The stack belongs to the user as much as to the navigator. So the path is never guessed from
/// what began, only read from what stands when a transition has ended: a swipe back that was
/// cancelled changes nothing, and a back button needs no report.
///
/// - Isolation: main actor.
/// - Lifetime: screens hold their navigator; it holds the stack's adapter, the screens weakly,
///   and `makeScreen` strongly, which must therefore not hold a screen.
@MainActor
public final class StackNavigator<Route: Equatable, Stack: ScreenStack> {
  let stack: Stack
  let makeScreen: @MainActor (Route) -> Stack.Screen
  private(set) var visits: [Visit<Route, Stack.Screen>] = []
  private var waiting: [@MainActor (inout [Route]) -> Void] = []
  private var isSettling = false

  /// Called whenever the path has changed, with the new one: the place to save it.
  public var onPathChange: (@MainActor ([Route]) -> Void)?

  /// Called whenever nothing moves and nothing waits any more. The adaptive form listens.
  var onIdle: (@MainActor () -> Void)?

  /// A navigator above the screens that stand in `stack` now.
  ///
  /// - Parameters:
  ///   - stack: where the screens are shown.
  ///   - makeScreen: makes the screen of a route; called each time one is needed.
  public init(stack: Stack, makeScreen: @escaping @MainActor (Route) -> Stack.Screen) {
    self.stack = stack
    self.makeScreen = makeScreen
    stack.onTransitionEnd = { [weak self] in self?.settle() }
  }

  /// Whether nothing moves and nothing waits.
  var isIdle: Bool { !stack.isInTransition && waiting.isEmpty }

  /// Does what waits, as soon as nothing moves. A change that is asked for meanwhile, by an edit or
  /// by whoever hears of the new path, waits for its turn.
  private func settle() {
    guard !isSettling, !stack.isInTransition else { return }
    isSettling = true
    dropWhatIsGone()
    while !waiting.isEmpty, !stack.isInTransition {
      let edits = waiting
      waiting = []
      var target = path
      for edit in edits { edit(&target) }
      show(target, animated: true)
      if !stack.isInTransition { dropWhatIsGone() }
    }
    isSettling = false
    if isIdle { onIdle?() }
  }

  private func dropWhatIsGone() {
    let standing = stack.screens
    replaceVisits(with: visits.filter { visit in standing.contains { $0 === visit.screen } })
  }

  /// Takes `next` for what is shown, and reports the path where it has changed.
  func replaceVisits(with next: [Visit<Route, Stack.Screen>]) {
    let before = path
    visits = next
    if path != before { onPathChange?(path) }
  }
}

extension StackNavigator: PathNavigator {
  /// The places above the screen from which it all began, bottom to top.
  public var path: [Route] { visits.map(\.route) }

  /// Changes the path now, or, while a transition runs, after it. Several changes that wait make
  /// one transition.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    waiting.append(edit)
    settle()
  }
}
