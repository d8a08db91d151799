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
  private var isChanging = false
  private var waiting: [@MainActor (inout [Route]) -> Void] = []

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
    stack.onIdle = { [weak self] in self?.changeForm() }
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

  /// Changes the form, once nothing moves. What is asked for meanwhile, when neither form has the
  /// whole path, waits.
  private func changeForm() {
    guard !isChanging else { return }
    isChanging = true
    while wantsSplit != isSplit, stack.isIdle, handOver() {}
    isChanging = false
    let edits = waiting
    waiting = []
    for edit in edits { self.edit(edit) }
  }

  /// Hands path and topmost screen from the one form to the other; `false` where a stack without a
  /// screen of its own keeps them.
  private func handOver() -> Bool {
    if wantsSplit {
      guard let (path, top) = stack.detach() else { return false }
      isSplit = true
      slot.show(path, top: top)
    } else {
      let (path, top) = slot.detach()
      isSplit = false
      stack.show(path, top: top, animated: false)
    }
    return true
  }
}

extension AdaptiveNavigator: PathNavigator {
  /// The places gone to, in whichever form they are shown.
  public var path: [Route] { isSplit ? slot.path : stack.path }

  /// Changes the path in the form that is shown; while the form changes, after that.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    if isChanging {
      waiting.append(edit)
    } else if isSplit {
      slot.edit(edit)
    } else {
      stack.edit(edit)
    }
  }
}
