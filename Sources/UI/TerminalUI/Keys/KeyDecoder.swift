/// Turns the bytes of a terminal's keyboard into keys. Pure: time is told to it.
///
/// Bytes may come cut anywhere. What may be the beginning of more is kept until it is whole, or
/// until ``timeOut()`` says that nothing more came: then a lone escape byte was the Escape key.
/// Sequences that it does not know are swallowed whole, so that no part of one is taken for typing.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0x1B, 0x5B])   // []: an arrow, perhaps
///     decoder.decode([0x41])         // [.up]
public struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  /// The bytes of a paste that has begun; nil outside of one.
  private var pasted: [UInt8]?

  /// More than this of a paste is left out.
  static let longestPaste = 65_536

  /// A decoder at the beginning of the input.
  public init() {}

  /// Whether an escape byte waits for what may follow: tell it of the ``timeOut()``.
  public var isWaiting: Bool { pasted == nil && pending.first == Self.escape }

  /// The keys that are complete now.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while !pending.isEmpty {
      if pasted != nil {
        guard let text = takePaste() else { break }
        keys.append(.paste(text))
        continue
      }
      guard let (length, key) = KeySequence.first(in: pending) else { break }
      pending.removeFirst(length)
      switch key {
      case .pasteBegins: pasted = []
      case .key(let key): keys.append(key)
      case .unknown: break
      }
    }
    return keys
  }

  /// Nothing came for a while: what waits is all there is.
  public mutating func timeOut() -> [Key] {
    guard isWaiting else { return [] }
    let isEscape = pending == [Self.escape]
    pending = []
    return isEscape ? [.escape] : []
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Moves what belongs to the paste; returns its text once its end is there.
  private mutating func takePaste() -> String? {
    let end = pending.firstRange(of: Self.pasteEnd)
    // The mark of the end may itself be cut: its length stays behind.
    let count = end?.lowerBound ?? max(0, pending.count - Self.pasteEnd.count + 1)
    let room = Self.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: pending.prefix(min(count, max(0, room))))
    pending.removeFirst(end?.upperBound ?? count)
    guard end != nil, let bytes = pasted else { return nil }
    pasted = nil
    return String(decoding: bytes, as: UTF8.self)
  }
}
