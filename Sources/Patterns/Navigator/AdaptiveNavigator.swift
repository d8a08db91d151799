/// A navigator that shows one path in a stack or in a slot.
///
/// A narrow window shows the stack, and a wide window shows the slot. The layout can change while
/// the app runs. The path and the screen of its last route survive the change, so the text that the
/// user typed is kept. In the slot, going back creates the earlier screens again.
///
///     let navigator = AdaptiveNavigator(stack: stackForm, slot: slotForm)
///     navigator.setSplit(true)   // from a split view controller's delegate
///
/// - Lifetime: this object retains the two navigators, which retain no screen.
@MainActor
public final class AdaptiveNavigator<Route: Equatable> {
  /// One of the two navigators. The closures hide the types of its stack, slot and screens.
  private struct Layout {
    let path: @MainActor () -> [Route]
    let edit: @MainActor (@escaping @MainActor (inout [Route]) -> Void) -> Void
    /// Moves the path and the last screen to the other layout. Returns whether it moved them.
    let movePath: @MainActor () -> Bool
  }

  private let stack: Layout
  private let slot: Layout
  private let isIdle: @MainActor () -> Bool
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
  public init<Stack: ScreenStack, Slot: SupplementalSlot>(
    stack: StackNavigator<Route, Stack>, slot: SlotNavigator<Route, Slot>
  ) where Stack.Screen == Slot.Screen {
    self.stack = Layout(path: { stack.path }, edit: { stack.edit($0) }) {
      // A stack cannot become empty, so nothing moves if it has no screen below the path.
      guard let (path, top) = stack.detach() else { return false }
      slot.show(path, top: top)
      return true
    }
    self.slot = Layout(path: { slot.path }, edit: { slot.edit($0) }) {
      let (path, top) = slot.detach()
      stack.show(path, top: top, animated: false)
      return true
    }
    isIdle = { stack.isIdle }
    stack.onIdle = { [weak self] in self?.changeForm() }
  }

  private var layout: Layout { isSplit ? slot : stack }

  /// Selects the layout. Call it from a split view controller's delegate.
  public func setSplit(_ wanted: Bool) {
    wantsSplit = wanted
    changeForm()
  }

  /// Changes the layout if no transition is running. Edits that start during the change run
  /// afterwards.
  private func changeForm() {
    let wanted = wantsSplit
    guard !isChanging, wanted != isSplit, isIdle() else { return }
    isChanging = true
    let before = layout
    isSplit = wanted
    if !before.movePath() { isSplit.toggle() }
    isChanging = false
    let edits = pending
    pending = []
    for edit in edits { self.edit(edit) }
    if wantsSplit != wanted { changeForm() }
  }
}

extension AdaptiveNavigator: PathNavigator {
  /// The opened routes, which the stack or the slot shows.
  public var path: [Route] { layout.path() }

  /// Changes the path in the current layout. While the layout changes, the edit waits.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    if isChanging { pending.append(edit) } else { layout.edit(edit) }
  }
}
