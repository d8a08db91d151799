/// Shows a path's last place in a screen's own supplemental slot: the pad's form (row D8).
///
/// The earlier places are kept as routes, not as screens: going back makes the screen anew from
/// its route, which carries all that it needs.
///
/// - Isolation: main actor.
/// - Lifetime: the screen with the slot holds its navigator; the navigator holds that screen
///   weakly, and the shown one, which the slot holds, weakly too.
@MainActor
public final class SlotNavigator<Route: Equatable, Slot: SupplementalSlot> {
  private weak var slot: Slot?
  private let makeScreen: @MainActor (Route) -> Slot.Screen
  private var routes: [Route] = []
  private weak var shown: Slot.Screen?
  private var waiting: [@MainActor (inout [Route]) -> Void] = []
  private var isSettling = false

  /// Called whenever this navigator has changed the path, with the new one: the place to save it.
  public var onPathChange: (@MainActor ([Route]) -> Void)?

  /// A navigator that shows its screens in `slot`.
  ///
  /// - Parameters:
  ///   - slot: the screen with the place; held weakly. Once it is gone, nothing is shown.
  ///   - makeScreen: makes the screen of a route; called each time one is needed.
  public init(slot: Slot, makeScreen: @escaping @MainActor (Route) -> Slot.Screen) {
    self.slot = slot
    self.makeScreen = makeScreen
  }

  /// Shows `target`'s last place, with `top` as its screen where one is given.
  func show(_ target: [Route], top: Slot.Screen? = nil) {
    guard let slot else { return }
    let before = path
    if let last = target.last {
      let screen = top ?? makeScreen(last)
      slot.supplementalScreen = screen
      shown = screen
    } else {
      slot.supplementalScreen = nil
      shown = nil
    }
    routes = target
    if path != before { onPathChange?(path) }
  }

  /// Empties the slot and hands its screen over alive.
  func detach() -> (path: [Route], top: Slot.Screen?) {
    let handedOver = (path: path, top: path.isEmpty ? nil : shown)
    show([])
    return handedOver
  }
}

extension SlotNavigator: PathNavigator {
  /// The places gone to. A slot that the person has emptied, or that shows another screen, has
  /// none.
  public var path: [Route] {
    guard let shown, slot?.supplementalScreen === shown else { return [] }
    return routes
  }

  /// Changes the path and shows its last place, at once: a slot has no transitions. Only what is
  /// asked for in the midst of it, by a screen that sends on as soon as it is in the slot, waits for
  /// its turn.
  public func edit(_ edit: @escaping @MainActor (inout [Route]) -> Void) {
    waiting.append(edit)
    guard !isSettling else { return }
    isSettling = true
    while !waiting.isEmpty {
      var target = path
      waiting.removeFirst()(&target)
      if target != path { show(target) }
    }
    isSettling = false
  }
}
