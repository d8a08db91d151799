/// Turns frames into the bytes that let a terminal show them. Pure.
///
///     var bytes = encoder.full(first)
///     bytes += encoder.difference(from: first, to: second)
public struct FrameEncoder: Sendable {
  /// What the terminal can do.
  public let ability: TerminalAbility

  /// An encoder for terminals of this ability.
  public init(_ ability: TerminalAbility) {
    self.ability = ability
  }

  /// The bytes that show `frame`, whatever was there before: it is cleared. A terminal of lines
  /// gets the frame's text, and no escape sequence at all.
  public func full(_ frame: CellGrid) -> [UInt8] {
    guard ability != .lines else {
      return frame.lines.flatMap { Array($0.utf8) + [0x0A] }
    }
    var output = FrameOutput(ability)
    output.clear()
    let blank = CellGrid(frame.size)
    for row in 0..<frame.size.rows { output.change(row, from: blank, to: frame) }
    return output.finish()
  }

  /// The bytes that show `new` on a terminal that shows `old`: only what has changed is sent. None
  /// where nothing has; all of it where the size has.
  public func difference(from old: CellGrid, to new: CellGrid) -> [UInt8] {
    guard old != new else { return [] }
    guard old.size == new.size, ability != .lines else { return full(new) }
    var output = FrameOutput(ability)
    for row in 0..<new.size.rows { output.change(row, from: old, to: new) }
    return output.finish()
  }
}
