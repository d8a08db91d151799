import Foundation

/// A source of damaged variants of a valid input, in an order that depends only on the seed.
///
///     var mutator = Mutator(of: #"{"version": 1}"#, seed: 7)
///     let mutant = mutator.next()
public struct Mutator: Sendable {
  /// The number of mutants for each kind of input. `INPUT_MUTANTS` sets another number.
  public static let count = number("INPUT_MUTANTS") ?? 50
  /// The seed of the mutants. `INPUT_SEED` sets another seed.
  public static let seed = UInt64(number("INPUT_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// Texts that parsers and terminals often treat specially.
  private static let common = [
    "\u{0}", "\u{7}", "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{7F}", "\u{202E}",
    "\u{2028}", "\u{301}", "\u{FEFF}", "\r", "\n", "\r\n", "\\u001b", "\\u009b", "%1B", "%",
    "&#27;",
    "\"", "'", "\\", "{", "}", "[", "]", "<", ">", "<!--", "&", "..", "/", ":", ",", "null", "true",
    "-1", "0", "1e999", "9223372036854775807", "99999999999999999999",
  ]

  private let original: [UInt8]
  private let fragments: [[UInt8]]
  private var random: SeededGenerator

  /// Creates a source of mutants.
  ///
  /// - Parameter fragments: texts of the format, which are inserted like the words of the original.
  public init(of original: String, fragments: [String] = [], seed: UInt64 = Self.seed) {
    self.original = Array(original.utf8)
    let words = original.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    self.fragments = (Self.common + fragments + words).map { Array($0.utf8) }
    random = SeededGenerator(seed: seed)
  }

  /// Returns the original with one to eight random edits.
  public mutating func next() -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      let fragment = fragments.randomElement(using: &random) ?? []
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 4: bytes.replaceSubrange(place..<end, with: bytes.suffix(end - place))
      case 5 where Int.random(in: 0..<10, using: &random) == 0:
        // A long input shows work that grows faster than the input, and recursion without a limit.
        let count = Int.random(in: 0...2_000, using: &random)
        bytes.insert(contentsOf: repeatElement(fragment, count: count).joined(), at: place)
      default: bytes.insert(contentsOf: fragment, at: place)
      }
    }
    return bytes
  }
}
