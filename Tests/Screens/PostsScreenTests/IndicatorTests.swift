import HeadlessUI
import PostsScreen
import Testing

@Suite("The indicator of the posts screens")
@MainActor
struct IndicatorTests {
  @Test("`center(in:)` places an indicator directly below the middle of a view")
  func center() {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.center(in: UIView(frame: CGRect(x: 10, y: 10, width: 320, height: 480)))
    #expect(indicator.frame == CGRect(x: 0, y: 240, width: 320, height: 44))
  }
}
