public import Observation

/// The state of a screen, which changes only through actions.
///
/// For each action the reducer changes the state and returns effects, and the handler performs the
/// effects and sends the results as actions. The views observe ``state``:
///
///     store.send(.refreshTapped)
///
/// The store has one queue: an action that is sent while another one is processed waits. So no
/// action is reduced between two effects of another one. If the state is the same after an action,
/// the observers are not notified.
///
/// The handler gets the store with each effect. It should hold the store strongly until a request
/// ends, so that the result is not lost, and weakly in an observation.
@MainActor @Observable public final class Store<State: Equatable, Action, Effect> {
  /// Changes the state for an action, and returns the work to do. The function is pure.
  public typealias Reduce = (inout State, Action) -> [Effect]
  /// Performs an effect, and sends the results to the store.
  public typealias Handle = @MainActor (Effect, Store) -> Void

  /// The current state.
  public private(set) var state: State

  @ObservationIgnored private var queue: [Action] = []
  private let reduce: Reduce
  private let handle: Handle

  /// Creates a store with its first state. It performs no effect before the first action.
  public init(_ state: State, reduce: @escaping Reduce, handle: @escaping Handle) {
    self.state = state
    self.reduce = reduce
    self.handle = handle
  }

  /// Processes an action: now, or after the actions that are waiting.
  public func send(_ action: Action) {
    queue.append(action)
    guard queue.count == 1 else { return }
    while let action = queue.first {
      var next = state
      let effects = reduce(&next, action)
      if next != state { state = next }
      for effect in effects { handle(effect, self) }
      queue.removeFirst()
    }
  }

  /// Returns a store of an optional part of the state, or nil if there is no such part now.
  public func scope<Part, PartAction>(
    _ part: KeyPath<State, Part?>, _ embed: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    guard let first = state[keyPath: part] else { return nil }
    return ScopedStore(first, read: { self.state[keyPath: part] }) { self.send(embed($0)) }
  }
}

/// A part of another store's state, and the actions of this part.
///
/// After the part has been removed, ``state`` is the last one that was read. A screen may be
/// updated once more while it closes.
@MainActor public final class ScopedStore<State, Action> {
  /// Sends an action of this part to the whole store.
  public let send: @MainActor (Action) -> Void

  private let read: @MainActor () -> State?
  private var last: State

  init(
    _ first: State, read: @escaping @MainActor () -> State?,
    send: @escaping @MainActor (Action) -> Void
  ) {
    last = first
    self.read = read
    self.send = send
  }

  /// The current state of the part.
  public var state: State {
    last = read() ?? last
    return last
  }
}
