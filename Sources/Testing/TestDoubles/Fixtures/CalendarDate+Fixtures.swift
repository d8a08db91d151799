import Domain

extension CalendarDate {
  /// The day on which tests and scripted examples play: 1 March 2026.
  public static let testDay = testDay(2026, 3, 1)

  private static func testDay(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    guard let date = try? CalendarDate(year: year, month: month, day: day) else {
      fatalError("\(year)-\(month)-\(day) is no day")
    }
    return date
  }
}
