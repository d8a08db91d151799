import Domain
import Foundation

/// The posts that the demo begins with.
enum DemoPosts {
  static let author = Person.ID()

  static let all = texts.enumerated().map { index, text in
    Post(
      id: Post.ID(), by: author, storedText: text,
      // A day apart, and at noon: the same day in most places.
      date: Date(timeIntervalSince1970: 1_709_294_400 - 86_400 * Double(index)))
  }

  private static let texts = [
    "The engine weaves algebraic patterns\nas the loom weaves flowers and leaves.",
    "Found a moth in relay 70.\nTaped it into the log book: the first real bug.",
    "A programmer went shopping:\n“A litre of milk, and if they have eggs, a dozen.”\n"
      + "He came home with twelve litres.",
    "One letter is missing in this line of the ledger.",
    "Is anybody awake? The batch ends at four.",
  ]
}
