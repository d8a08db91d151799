/// A title and a handler for a control or a bar button.
///
/// The control holds the action, and the action holds its handler, so capture a controller weakly
/// in the handler.
@MainActor open class UIAction {
  /// The identifier that is used to replace or remove an action.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that a button shows for the action.
  open var title: String
  /// The identifier of the action. The default is a unique identifier.
  public let identifier: Identifier
  /// The control or bar button that sent the action. It is `nil` unless the handler is running.
  open private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void
  private static var count = 0

  /// Creates an action that calls `handler`.
  public init(
    title: String = "", identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    UIAction.count += 1
    self.title = title
    self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
    self.handler = handler
  }

  /// Calls the handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
