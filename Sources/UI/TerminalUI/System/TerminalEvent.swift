/// What a terminal tells of.
public enum TerminalEvent: Equatable, Sendable {
  /// Bytes of its keyboard, cut anywhere.
  case input([UInt8])
  /// It has another size.
  case resized
  /// The program was stopped and goes on: whatever was drawn may be gone.
  case resumed
  /// Its keyboard says nothing any more.
  case ended
}
