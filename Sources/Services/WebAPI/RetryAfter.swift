import Domain
import Foundation

/// A parser for `Retry-After`: seconds or a date (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The longest delay in seconds: one day.
  static let longest = 86_400

  /// Returns the delay after `now`, or nil if the text is malformed.
  ///
  /// The delay is zero for a date in the past, and at most one day.
  static func duration(_ text: String, now: Date) -> Duration? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if !trimmed.isEmpty, trimmed.utf8.allSatisfy({ (48...57).contains($0) }) {
      // A number that is too large for `Int` is also longer than a day.
      return .seconds(min(Int(trimmed) ?? longest, longest))
    }
    guard let date = Self.date(trimmed, now: now) else { return nil }
    let seconds = date.timeIntervalSince(now).rounded(.up)
    return .seconds(Int(min(max(seconds, 0), Double(longest))))
  }

  /// Parses a date in the three formats of HTTP (RFC 9110, 5.6.7).
  private static func date(_ text: String, now: Date) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    // A two-digit year means a year that is at most 50 years in the future.
    formatter.twoDigitStartDate = now.addingTimeInterval(-50 * 365.25 * 86_400)
    let words = text.split(separator: " ").joined(separator: " ")
    for format in [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
      "EEE MMM d HH:mm:ss yyyy",
    ] {
      formatter.dateFormat = format
      if let date = formatter.date(from: words) { return date }
    }
    return nil
  }
}
