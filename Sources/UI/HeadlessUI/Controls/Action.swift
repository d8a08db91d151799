/// Something that a control or a bar button does (`UIAction`).
///
/// It holds its handler strongly, and whoever has the action holds it: let the handler capture a
/// controller weakly.
@MainActor open class Action {
  /// What an action is replaced and removed by.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// An identifier of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called on a button.
  open var title: String
  /// What it is replaced and removed by; a fresh one unless given.
  public let identifier: Identifier
  /// Who sent it, while the handler runs.
  public private(set) weak var sender: AnyObject?
  private let handler: @MainActor (Action) -> Void
  private static var count = 0

  /// An action that runs `handler`.
  public init(
    title: String = "", identifier: Identifier? = nil,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    Action.count += 1
    self.title = title
    self.identifier = identifier ?? Identifier("action-\(Action.count)")
    self.handler = handler
  }

  /// Runs the handler.
  open func performWithSender(_ sender: AnyObject?, target: AnyObject? = nil) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
