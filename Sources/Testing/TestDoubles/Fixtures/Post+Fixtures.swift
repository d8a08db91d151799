import Domain
import Foundation

extension Post {
  /// A post for tests: its number is in its identifier, and it is so many minutes old.
  public static func fixture(_ number: UInt8, _ text: String, by author: Person = .ada) -> Post {
    Post(
      id: ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, number))), by: author.id,
      storedText: text, date: Date(timeIntervalSince1970: 1_700_000_000 - 60 * Double(number)))
  }
}
