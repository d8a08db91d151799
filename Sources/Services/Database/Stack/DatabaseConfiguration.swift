public import Foundation

/// What a stack may do, beyond where its file is.
public struct DatabaseConfiguration: Sendable {
  /// How long a write waits for another process's lock, in seconds; 0 fails at once. Five by
  /// default.
  public var busyTimeout: TimeInterval = 5
  /// The most pages of 4,096 bytes that the file may have; nil for as many as the disk holds. A
  /// write past it fails as a full disk does.
  public var maximumPageCount: Int?
  /// Whether the stack watches the file for other processes' commits; yes by default. Without it,
  /// ``DatabaseStack/checkForExternalChanges()`` looks when it is called.
  public var followsOtherProcesses = true

  /// The default configuration.
  public init() {}
}
