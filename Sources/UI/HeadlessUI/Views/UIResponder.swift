/// An object that can become first responder.
///
/// A window has at most one first responder, which receives the typed text.
@MainActor open class UIResponder: NSObject {
  /// Creates a responder that is not in a window.
  public override init() { super.init() }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether the responder can become first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { respondingWindow?.firstResponder === self }

  /// The window in which the responder can become first responder.
  var respondingWindow: UIWindow? { nil }

  /// Makes the responder the first responder of its window.
  ///
  /// Returns `false` if the responder is not in a window, if ``canBecomeFirstResponder`` is
  /// `false`, or if the current first responder does not resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = respondingWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being first responder, and returns whether that succeeded.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    respondingWindow?.firstResponder = nil
    return true
  }
}
