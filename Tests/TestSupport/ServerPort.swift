/// The ports of servers that a test stops and starts again at the same port.
public enum ServerPort {
  /// Returns a random port from 20,000 to 31,999.
  ///
  /// Linux and macOS choose higher ports for outgoing connections and for servers that accept any
  /// port. So no parallel test takes this port while the server is stopped.
  public static func random() -> UInt16 { .random(in: 20_000..<32_000) }

  /// Starts a server again, as soon as its port is free.
  ///
  /// A program that a parallel test is starting can hold a copy of the closed socket for a moment.
  /// The system sends no event when the port is free, so this function tries for ten seconds.
  ///
  /// - Throws: the error of the last attempt.
  @discardableResult
  public static func restart<Address>(
    isolation: isolated (any Actor)? = #isolation, _ start: () async throws -> Address
  ) async throws -> Address {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      do {
        return try await start()
      } catch {
        guard .now < end else { throw error }
        try await ContinuousClock().sleep(for: .milliseconds(20))
      }
    }
  }
}
