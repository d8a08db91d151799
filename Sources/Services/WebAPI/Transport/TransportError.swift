/// Why no answer came, or none that may be kept. Whether the server acted is unknown.
public enum TransportError: Error, Hashable, Sendable {
  /// No network, no such host, a broken connection, a time-out, a task that was cancelled.
  case failed(reason: String)
  /// The body has more bytes than the bound.
  case bodyTooLarge
}
