/// A view that the user operates. It calls closures instead of targets and selectors.
@MainActor open class UIControl: UIView {
  /// Whether the user can operate the control.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Adds an action that is called for each of `events`.
  ///
  /// For these events, the new action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    handlers.append((action, events))
  }

  /// Stops calling the action for `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Stops calling the action with this identifier for `events`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in handlers.indices where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls the actions for `events`, in the order in which they were added.
  ///
  /// An action that was added once for several of `events` is called once.
  open func sendActions(for events: Event) {
    for (action, actionEvents) in handlers where !actionEvents.isDisjoint(with: events) {
      sendAction(action)
    }
  }

  func hasAction(for events: Event) -> Bool {
    handlers.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Calls an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  var acceptsTouches: Bool { isEnabled && isUserInteractionEnabled && !isHidden }

  /// Performs a tap, and returns whether the control accepted it. See ``tap()``.
  func receiveTap() -> Bool {
    guard acceptsTouches else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}

extension UIControl {
  /// Events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sent when a touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Sent when the user changes the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Sent for the main action of the control, such as a button tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Sent when editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Sent when the user changes the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Sent when editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Sent when the user presses Return. If an action handles this event, editing ends.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of an enabled control that is not highlighted or selected.
    public static let normal: State = []
    /// The state of a control under the user's finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a disabled control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a selected control.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The state that results from `isHighlighted`, `isEnabled` and `isSelected`.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
