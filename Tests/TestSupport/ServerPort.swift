/// The ports of servers that a test stops and starts again at the same port.
public enum ServerPort {
  /// Returns a random port from 20,000 to 31,999.
  ///
  /// Linux and macOS choose higher ports for outgoing connections and for servers that accept any
  /// port. So no parallel test takes this port while the server is stopped.
  public static func random() -> UInt16 { .random(in: 20_000..<32_000) }
}
