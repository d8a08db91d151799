import Foundation

/// A server cannot listen at its port.
public struct ListeningError: Error, Hashable, Sendable {
  /// The port that was asked for; 0 for any.
  public let port: UInt16
  /// The system's number for what is wrong (`errno`).
  public let code: Int32
}

extension ListeningError: CustomStringConvertible {
  /// What is wrong and what to do, as sentences for the user.
  public var description: String {
    "The server cannot listen at port \(port): \(String(cString: strerror(code))). "
      + "Choose another port, or 0 for any that is free."
  }
}
