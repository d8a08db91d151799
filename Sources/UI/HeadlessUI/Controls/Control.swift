/// A view that a person acts on (`UIControl`), with closures in place of target and selector.
@MainActor open class Control: View {
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  private var handlers: [(action: Action, events: Event)] = []

  /// Runs `action` on each of `events`. An action with the identifier of one that is there for
  /// the same events replaces it.
  open func addAction(_ action: Action, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    handlers.append((action, events))
  }

  /// Runs the action on `events` no more.
  open func removeAction(_ action: Action, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Runs the action with this identifier on `events` no more.
  open func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
    handlers = handlers.compactMap { action, present in
      guard action.identifier == identifier else { return (action, present) }
      let remaining = present.subtracting(events)
      return remaining.isEmpty ? nil : (action, remaining)
    }
  }

  /// Runs every action that was added for one of `events`, once, in the order of adding.
  open func sendActions(for events: Event) {
    for (action, present) in handlers where !present.isDisjoint(with: events) {
      sendAction(action)
    }
  }

  func hasAction(for events: Event) -> Bool {
    handlers.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: Action) {
    action.performWithSender(self)
  }

  /// Does what a finger does: nothing on a control that is disabled or hidden. Answers whether
  /// the touch was taken. Ours; a touch in UIKit sends the same two events.
  @discardableResult open func tap() -> Bool {
    guard isEnabled, isUserInteractionEnabled, !isHidden else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}

extension Control {
  /// What happens to a control (`UIControl.Event`).
  public struct Event: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value was changed by a person.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done: a button tapped, Return pressed in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was typed or deleted.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed. Who listens lets the typing end with it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// How a control looks (`UIControl.State`).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// A state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ready to be used.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The state that follows from the three flags.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
