import Presenter
import Testing

@Suite("The Arabic plural rule from 100")
struct HeldPluralTests {
  @Test("for each number from 100 to 2,000, the last two digits select the plural form")
  func lastTwoDigits() {
    for count in 100...2_000 {
      let expected: PluralCategory =
        switch count % 100 {
        case 3...10: .few
        case 11...99: .many
        default: .other
        }
      #expect(PluralRule.arabic.category(of: count) == expected)
    }
  }
}
