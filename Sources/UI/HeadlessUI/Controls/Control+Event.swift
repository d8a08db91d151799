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
