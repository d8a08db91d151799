/// A navigator that shows one path in a stack or in a slot.
///
/// A narrow window shows the stack, and a wide window shows the slot. The layout can change while
/// the app runs. The path and the screen of its last route survive the change, with the text that
/// the user typed. Going back creates the earlier screens again.
///
///     let navigator = AdaptiveNavigator(stack: stackForm, slot: slotForm, splitWidth: 700)
///     navigator.widthDidChange(to: 1_024)   // from viewWillTransition(to:with:), or a split
///                                           // view's delegate
///
/// - Lifetime: this object retains both navigators, which retain no screen.
@MainActor
public final class AdaptiveNavigator<
  Route: Equatable, Stack: ScreenStack, Slot: SupplementalSlot
> where Stack.Screen == Slot.Screen {
  private let stack: StackNavigator<Route, Stack>
  private let slot: SlotNavigator<Route, Slot>
  private let splitWidth: Double
  private var wantsSplit = false
  private var isChanging = false
  private var pending: [@MainActor (inout [Route]) -> Void] = []

  /// Whether the path is shown in the slot.
  ///
  /// After ``setSplit(_:)`` the value changes as soon as no transition runs.
  public private(set) var isSplit = false

  /// Creates a navigator that starts with the stack.
  ///
  /// - Parameters:
  ///   - stack: the navigator of the narrow layout. Its stack has a root screen below the path.
  ///   - slot: the navigator of the wide layout.
  ///   - splitWidth: the smallest width, in points, of the wide layout.
  public init(
    stack: StackNavigator<Route, Stack>, slot: SlotNavigator<Route, Slot>, splitWidth: Double
  ) {
    self.stack = stack
    self.slot = slot
    self.splitWidth = splitWidth
    stack.onIdle = { [weak self] in self?.changeForm() }
  }

  /// Selects the layout for a window of this width, in points.
  public func widthDidChange(to width: Double) {
    setSplit(width >= splitWidth)
  }

  /// Selects the layout. Call it from a split view controller's delegate.
  public func setSplit(_ wanted: Bool) {
    wantsSplit = wanted
    changeForm()
  }

  /// Changes the layout if no transition is running. Edits that start during the change run after it.
  private func changeForm() {
    let wanted = wantsSplit
    guard !isChanging, wanted != isSplit, stack.isIdle else { return }
    isChanging = true
    if wanted { moveToSlot() } else { moveToStack() }
    isChanging = false
    let edits = pending
    pending = []
    for edit in edits { self.edit(edit) }
    if wantsSplit != wanted { changeForm() }
  }

  /// Moves the path from the stack to the slot.
  ///
  /// A stack cannot become empty. So nothing moves if the stack has no screen below the path.
  private func moveToSlot() {
    guard let (path, top) = stack.detach() else { return }
    isSplit = true
    slot.show(path, top: top)
  }

  private func moveToStack() {
    let (path, top) = slot.detach()
    isSplit = false
    stack.show(path, top: top, animated: false)
  }
}

extension AdaptiveNavigator: PathNavigator {
  /// The opened routes, which the stack or the slot shows.
  public var path: [Route] { isSplit ? slot.path : stack.path }

  /// Changes the path in the current layout. While the layout changes, the edit waits.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    if isChanging {
      pending.append(edit)
    } else if isSplit {
      slot.edit(edit)
    } else {
      stack.edit(edit)
    }
  }
}
