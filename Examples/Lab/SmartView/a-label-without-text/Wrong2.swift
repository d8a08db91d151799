import HeadlessUI
import SmartView
import Testing

@Suite("A label without text")
@MainActor struct LabelWithoutTextTests {
  @Test("a label without text takes no space, and a new text shows the label again")
  func changes() {
    let view = makeView()
    view.followedBy = "Followed by Grace"
    view.name = "Ada Lovelace"
    view.layoutIfNeeded()
    #expect(part("name", of: view)?.frame.minY == 16)
    #expect(part("followedBy", of: view)?.frame.minY == 46)
    view.name = nil
    view.layoutIfNeeded()
    #expect(part("name", of: view) == nil)
    #expect(part("followedBy", of: view)?.frame.minY == 16)
    view.name = "Ada"
    view.layoutIfNeeded()
    #expect(part("name", of: view)?.frame.minY == 16)
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
