/// What can answer to typing and to unhandled events (`UIResponder`).
///
/// One responder of a window at most is its first responder: the one that is typed into.
/// Equal and hashed by identity, as UIKit's objects are.
@MainActor open class Responder {
  /// A responder that is in no window yet.
  public init() {}

  /// Who is asked after this one: the superview, the controller, the window.
  open var next: Responder? { nil }

  /// Whether it may be typed into. `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gives the role back when asked. `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is its window's first responder.
  open var isFirstResponder: Bool { respondingWindow?.firstResponder === self }

  /// The window in which it can be first responder.
  var respondingWindow: Window? { nil }

  /// Asks to be typed into.
  ///
  /// Answers `false`, and changes nothing, outside a window, when it may not, and when the
  /// present first responder does not resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = respondingWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the role back; answers whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    respondingWindow?.firstResponder = nil
    return true
  }
}

extension Responder: Hashable {
  /// Two responders are equal when they are one object.
  public nonisolated static func == (one: Responder, other: Responder) -> Bool {
    one === other
  }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
