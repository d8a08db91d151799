/// A line of a script that cannot be done; exit status 65 where the script came from a file.
public struct ScriptError: Error, Equatable, Sendable {
  /// What is wrong, as a sentence without a full stop.
  public let reason: String
  /// The line's number, from 1.
  public let line: Int

  /// The error on line `line`.
  public init(_ reason: String, line: Int) {
    self.reason = reason
    self.line = line
  }
}

extension ScriptError: CustomStringConvertible {
  /// "line 3: there is no row 12".
  public var description: String { "line \(line): \(reason)" }
}
