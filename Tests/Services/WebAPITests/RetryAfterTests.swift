import Domain
import Foundation
import Testing
import WebAPI

@Suite("The header Retry-After")
struct RetryAfterTests {
  /// The client's time is Sunday, 1 March 2026, 11:00:00 GMT.
  @Test(
    "seconds and three date formats set a delay of at most one day, and invalid text sets none",
    arguments: [
      ("0", .zero), ("120", .seconds(120)), (" 7 ", .seconds(7)),
      ("86401", .seconds(86_400)), ("99999999999999999999999", .seconds(86_400)),
      ("Sun, 01 Mar 2026 11:02:00 GMT", .seconds(120)),
      ("Sunday, 01-Mar-26 11:00:30 GMT", .seconds(30)),
      ("Sun Mar  1 11:00:05 2026", .seconds(5)),
      ("Sun, 06 Nov 1994 08:49:37 GMT", .zero),
      ("Sunday, 06-Nov-94 08:49:37 GMT", .zero),
      ("Fri, 31 Dec 9999 23:59:59 GMT", .seconds(86_400)),
      ("-1", nil), ("1.5", nil), ("", nil), ("soon", nil), ("٣", nil),
      ("Sun, 30 Feb 2026 11:02:00 GMT", nil), ("Sun, 01 Mar 2026 25:00:00 GMT", nil),
      ("Sun, 01 Mar 2026 11:02:00 CET", nil),
    ] as [(String, Duration?)])
  func times(_ text: String, _ duration: Duration?) async throws {
    let (api, _) = try makeAPI(HTTPResponse(503, headers: ["retry-after": text]))
    await #expect(throws: ServerError.unavailable(status: 503, retryAfter: duration)) {
      try await api.page(since: nil, limit: nil)
    }
  }

  #if !os(iOS)  // iOS has no exit tests.
    /// The default time zone is global, so the test runs in a process of its own.
    @Test("a date is read as GMT even if the device's time zone is 14 hours ahead")
    func deviceTimeZone() async {
      await #expect(processExitsWith: .success) {
        NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 14 * 3600))
        try #require(Calendar(identifier: .gregorian).timeZone.secondsFromGMT() == 14 * 3600)
        let (api, _) = try makeAPI(
          HTTPResponse(503, headers: ["retry-after": "Sun, 01 Mar 2026 11:02:00 GMT"]))
        let error = await #expect(throws: ServerError.self) {
          try await api.page(since: nil, limit: nil)
        }
        try #require(error == .unavailable(status: 503, retryAfter: .seconds(120)))
      }
    }
  #endif
}
