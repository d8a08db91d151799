/// A terminal, as a live screen needs it; tests have one in memory.
@MainActor
public protocol Terminal: AnyObject {
  /// What it can do.
  var ability: TerminalAbility { get }
  /// How many columns and rows it has now. A terminal can say 0 × 0.
  var size: GridSize { get }

  /// Makes it ready for a live screen, and tells what happens on it from now on. The stream keeps
  /// what came while nobody read it.
  func open() async throws -> AsyncStream<TerminalEvent>

  /// Sends bytes, all of them, or none where it is not open or no longer there.
  func write(_ bytes: [UInt8])

  /// Stops the program, as Ctrl-Z does, the terminal being as it was before meanwhile.
  func suspend()

  /// Leaves it as it was before ``open()``. Closing twice does no harm.
  func close()
}
