/// How a person on this device stands with the server.
public enum SyncMark: Hashable, Sendable {
  /// The server has what this device has, or there is no server.
  case synced
  /// A change made here waits to be sent, or to be answered.
  case waiting
  /// The server refused the change, for this reason; the user retries or discards it.
  case refused(reason: String)
}
