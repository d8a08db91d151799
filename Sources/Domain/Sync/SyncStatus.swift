/// What the syncing does now, and what still waits for it.
public struct SyncStatus: Hashable, Sendable {
  /// What the syncing does at a moment.
  public enum Activity: Hashable, Sendable {
    /// Nothing is under way.
    case resting
    /// Changes made here go out: so many people of so many.
    case sending(done: Int, of: Int)
    /// The server's changes come in: so many people so far, of so many where the server tells.
    case receiving(done: Int, of: Int?)
    /// The server cannot be reached, or it is not to be asked; what was changed here is kept.
    case offline
    /// It does not work, and waiting alone does not help: the server wants other credentials (401,
    /// 403) or its answers cannot be used, or this device's storage fails. What was changed here is
    /// kept, and goes out when a later pass works; after 401 and 403 the user has to ask for one.
    case stopped(reason: String)
  }

  /// What is done now.
  public var activity: Activity
  /// How many people were changed here and wait to be sent.
  public var waiting: Int
  /// How many changes the server refused; they wait for the user.
  public var refused: Int

  /// The state with these numbers; at rest and with nothing to do where none are given.
  public init(_ activity: Activity = .resting, waiting: Int = 0, refused: Int = 0) {
    self.activity = activity
    self.waiting = waiting
    self.refused = refused
  }
}
