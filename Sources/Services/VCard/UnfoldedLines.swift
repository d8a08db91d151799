/// The logical lines of vCard text: lines that were folded are one again (RFC 6350, 3.2).
///
/// It works on bytes, because a line may have been folded inside a character. A line that was not
/// folded is handed out without a copy.
struct UnfoldedLines {
  /// A logical line, and the number of its first physical line.
  struct Line {
    let number: Int
    var bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
  }

  /// The next logical line that is not empty.
  mutating func next() -> Line? {
    while let first = nextPhysical() {
      let start = number
      if first.isEmpty { continue }
      guard isFolded else { return Line(number: start, bytes: first) }
      var whole = Array(first)
      while isFolded, let more = nextPhysical() { whole += more.dropFirst() }
      return Line(number: start, bytes: whole[...])
    }
    return nil
  }

  /// The next line as it stands in the text, without its end: CR LF, LF, or CR alone.
  mutating func nextPhysical() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    number += 1
    let start = position
    while position < bytes.count, bytes[position] != Self.lineFeed,
      bytes[position] != Self.carriageReturn
    {
      position += 1
    }
    let end = position
    if end < bytes.count { position += 1 }
    if position < bytes.count, bytes[end] == Self.carriageReturn, bytes[position] == Self.lineFeed {
      position += 1
    }
    return bytes[start..<end]
  }

  /// Whether the next physical line goes on with this one.
  private var isFolded: Bool {
    position < bytes.count
      && (bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t"))
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
