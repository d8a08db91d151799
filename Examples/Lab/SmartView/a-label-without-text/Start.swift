import HeadlessUI
import SmartView
import Testing

@Suite("A label without text")
@MainActor struct LabelWithoutTextTests {
  @Test("a label without text takes no space, and a new text shows the label again")
  func changes() {
    let view = makeView()
    // Change texts, call `layoutIfNeeded()`, and check the parts.
    // The parts are "name", "followerCount", "followedBy" and "follow". The first row is at y = 16.
    // A label has a height of 22 points, and a gap of 8 points is below it.
    _ = part("name", of: view)?.frame.minY
  }

  /// Returns a view that was laid out without texts.
  private func makeView() -> ProfileView {
    let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.layoutIfNeeded()
    return view
  }

  /// Returns the label or the button with this identifier, or nil if it was not created.
  private func part(_ name: String, of view: ProfileView) -> UIView? {
    view.subviews.first { $0.accessibilityIdentifier == name }
  }
}
