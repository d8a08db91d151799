/// A screen with a slot for one more screen beside its content.
///
/// A split view controller is an example.
@MainActor
public protocol SupplementalSlot: AnyObject {
  /// The type of the screens: a view controller or a mock.
  associatedtype Screen: AnyObject

  /// The screen in the slot, or nil if the slot is empty.
  ///
  /// The setter embeds the new screen and removes the old one. The user may empty the slot too.
  var supplementalScreen: Screen? { get set }
}

/// A navigator that shows the last route of a path in a slot.
///
/// This fits a wide window, such as a tablet's.
///
/// The navigator keeps the earlier routes but not their screens, so going back creates the earlier
/// screen again.
///
/// - Lifetime: the screen with the slot retains the navigator. The navigator holds that screen and
///   the screen in the slot weakly.
@MainActor
public final class SlotNavigator<Route: Equatable, Slot: SupplementalSlot> {
  private weak var slot: Slot?
  private let makeScreen: @MainActor (Route) -> Slot.Screen
  private var routes: [Route] = []
  private weak var shown: Slot.Screen?
  private var pending: [@MainActor (inout [Route]) -> Void] = []
  private var isUpdating = false

  /// Called with the new path after this navigator changes it. Save the path here.
  public var onPathChange: (@MainActor ([Route]) -> Void)?

  /// Creates a navigator that shows its screens in `slot`.
  ///
  /// - Parameters:
  ///   - slot: the screen with the slot, held weakly. If that screen is freed, the navigator shows
  ///     nothing.
  ///   - makeScreen: creates the screen of a route. Called for each new screen.
  public init(slot: Slot, makeScreen: @escaping @MainActor (Route) -> Slot.Screen) {
    self.slot = slot
    self.makeScreen = makeScreen
  }

  /// Shows the last route of `target`. If `top` is not nil, it is the existing screen of that
  /// route.
  func show(_ target: [Route], top: Slot.Screen? = nil) {
    guard let slot else { return }
    let before = path
    let screen = target.last.map { top ?? makeScreen($0) }
    slot.supplementalScreen = screen
    shown = screen
    routes = target
    if path != before { onPathChange?(path) }
  }

  /// Empties the slot and returns the path and the screen of its last route.
  func detach() -> (path: [Route], top: Slot.Screen?) {
    let detached = (path: path, top: path.isEmpty ? nil : shown)
    show([])
    return detached
  }
}

extension SlotNavigator: PathNavigator {
  /// The opened routes. The path is empty if the slot is empty or shows another screen.
  public var path: [Route] {
    guard let shown, slot?.supplementalScreen === shown else { return [] }
    return routes
  }

  /// Changes the path and shows its last route at once, because a slot has no transitions.
  ///
  /// An edit that starts during another edit, such as from `viewDidLoad`, runs after that edit.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    guard !isUpdating else { return pending.append(edit) }
    isUpdating = true
    var target = path
    edit(&target)
    if target != path { show(target) }
    isUpdating = false
    if !pending.isEmpty { self.edit(pending.removeFirst()) }
  }
}
