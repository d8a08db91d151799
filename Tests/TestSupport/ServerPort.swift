import Foundation
import Synchronization

/// The ports of servers that a test stops and starts again at the same port.
public enum ServerPort {
  private static let first = Int.random(in: 0..<12_000)
  private static let count = Atomic<Int>(0)

  /// Returns a port from 20,000 to 31,999 that no other test of this process gets.
  ///
  /// Linux and macOS choose higher ports for outgoing connections and for servers that accept any
  /// port. So another program rarely takes this port while the server is stopped.
  public static func random() -> UInt16 {
    let number = count.add(1, ordering: .relaxed).oldValue
    return UInt16(20_000 + (first + number) % 12_000)
  }

  /// Starts a server again, as soon as its port is free.
  ///
  /// A program that a parallel test is starting can hold a copy of the closed socket for a moment.
  /// The system sends no event when the port is free, so this function tries for ten seconds.
  ///
  /// - Throws: The error “address in use” if the port is not free in time. Any other error is
  ///   thrown at once.
  @discardableResult
  public static func restart<Address>(
    isolation: isolated (any Actor)? = #isolation, _ start: () async throws -> Address
  ) async throws -> Address {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      do {
        return try await start()
      } catch {
        // The message of a `ListeningError` contains the system's message.
        let isInUse = "\(error)".contains(String(cString: strerror(EADDRINUSE)))
        guard isInUse, .now < end else { throw error }
        try await ContinuousClock().sleep(for: .milliseconds(20))
      }
    }
  }
}
