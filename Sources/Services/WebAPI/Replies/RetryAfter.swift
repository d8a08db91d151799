import Foundation

/// How long a server asks to be left alone (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
  /// The longest time that is obeyed. A server that asks for more is asked again after a day.
  static let longest = 86_400

  /// The time to wait from `now`; none for a date that has passed, nil for what is neither.
  static func duration(_ text: String, now: Date) -> Duration? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if !trimmed.isEmpty, trimmed.utf8.allSatisfy({ (48...57).contains($0) }) {
      // A number that has no room in an `Int` is longer than a day as well.
      return .seconds(min(Int(trimmed) ?? longest, longest))
    }
    guard let date = HTTPDate.date(trimmed, now: now) else { return nil }
    let seconds = date.timeIntervalSince(now).rounded(.up)
    return .seconds(Int(min(max(seconds, 0), Double(longest))))
  }
}
