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
