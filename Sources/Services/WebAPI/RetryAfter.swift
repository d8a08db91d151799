import Domain
import Foundation

/// Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The longest delay in seconds: one day.
  static let longest = 86_400

  /// Returns the delay after `now`: zero for a past date, nil if the text is malformed.
  static func duration(_ text: String, now: Date) -> Duration? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if !trimmed.isEmpty, trimmed.utf8.allSatisfy({ (48...57).contains($0) }) {
      // A number that is too large for `Int` is also longer than a day.
      return .seconds(min(Int(trimmed) ?? longest, longest))
    }
    guard let date = formatter.date(from: trimmed) else { return nil }
    let seconds = date.timeIntervalSince(now).rounded(.up)
    return .seconds(Int(min(max(seconds, 0), Double(longest))))
  }

  /// Parses a date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter
  }
}
