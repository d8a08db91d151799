/// Shows one path as a stack where the window is narrow and beside its screen where it is wide,
/// and changes between the two while the app runs.
///
/// The path is kept across the change, and so is the screen of its last place, with what the
/// person has typed into it. The screens below are made anew when the user goes back to them.
///
///     let navigator = AdaptiveNavigator(stack: stackForm, slot: slotForm, splitWidth: 700)
///     navigator.widthDidChange(to: 1_024)   // from viewWillTransition(to:with:), or a split
///                                           // view's delegate
///
/// - Isolation: main actor.
/// - Lifetime: it holds both forms, and they hold no screen.
@MainActor
public final class AdaptiveNavigator<
  Route: Equatable, Stack: ScreenStack, Slot: SupplementalSlot
> where Stack.Screen == Slot.Screen {
  private let stack: StackNavigator<Route, Stack>
  private let slot: SlotNavigator<Route, Slot>
  private let splitWidth: Double
  private var wantsSplit = false

  /// Whether the path is shown beside its screen. After ``setSplit(_:)`` it changes as soon as no
  /// transition runs.
  public private(set) var isSplit = false

  /// A navigator that begins with the stack form.
  ///
  /// - Parameters:
  ///   - stack: the narrow form; its stack has a screen of its own below the path.
  ///   - slot: the wide form.
  ///   - splitWidth: the width, in points, from which on the wide form is used.
  public init(
    stack: StackNavigator<Route, Stack>, slot: SlotNavigator<Route, Slot>, splitWidth: Double
  ) {
    self.stack = stack
    self.slot = slot
    self.splitWidth = splitWidth
    stack.onRest = { [weak self] in self?.changeForm() }
  }

  /// Chooses the form by the window's width, in points.
  public func widthDidChange(to width: Double) {
    setSplit(width >= splitWidth)
  }

  /// Chooses the form: where a split view controller decides, it says so here.
  public func setSplit(_ wanted: Bool) {
    wantsSplit = wanted
    changeForm()
  }

  private func changeForm() {
    guard wantsSplit != isSplit, stack.isAtRest else { return }
    if wantsSplit {
      guard let (path, top) = stack.surrender() else { return }
      isSplit = true
      slot.show(path, top: top)
    } else {
      let (path, top) = slot.surrender()
      isSplit = false
      stack.show(path, top: top, animated: false)
    }
  }
}

extension AdaptiveNavigator: PathNavigator {
  /// The places gone to, in whichever form they are shown.
  public var path: [Route] { isSplit ? slot.path : stack.path }

  /// Changes the path in the form that is shown.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    if isSplit { slot.edit(edit) } else { stack.edit(edit) }
  }
}
