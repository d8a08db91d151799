import Foundation
import Presenter
import Testing

@Suite("A calendar day in many time zones")
struct HeldCalendarDayTests {
  @Test("a calendar day is the same in every whole-hour time zone and in Honolulu")
  func zones() throws {
    var zones = [try #require(TimeZone(identifier: "Pacific/Honolulu"))]
    zones += (-12...14).compactMap { TimeZone(secondsFromGMT: $0 * 3600) }
    #expect(zones.count == 28)
    for zone in zones {
      let context = PresentationContext(
        locale: Locale(identifier: "en_US"), timeZone: zone,
        now: { Date(timeIntervalSinceReferenceDate: 0) })
      #expect(context.day(year: 1906, month: 12, day: 9) == "December 9, 1906")
    }
  }
}
