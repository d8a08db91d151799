import HeadlessUI
import SmartView
import TestSupport
import Testing

@Suite("ProfileView")
@MainActor struct ProfileViewTests {
  @Test("a label is created when it first gets a text that is not empty")
  func lazy() {
    let view = makeView()
    #expect(view.shown == ["follow"])
    view.followerCount = ""
    #expect(view.shown == ["follow"])
    view.followerCount = "1 follower"
    #expect(view.shown == ["follow", "followerCount"])
  }

  @Test("the subviews are laid out from the top in a fixed order")
  func layout() {
    let view = makeView()
    view.followedBy = "Followed by Grace"
    view.name = "Ada Lovelace"
    view.layoutIfNeeded()
    #expect(view.frame(of: "name") == CGRect(x: 16, y: 16, width: 288, height: 22))
    #expect(view.frame(of: "followedBy") == CGRect(x: 16, y: 46, width: 288, height: 22))
    #expect(view.frame(of: "follow") == CGRect(x: 16, y: 76, width: 288, height: 44))
  }

  @Test("setting a label's text to nil hides the label, and the label takes no space")
  func emptied() {
    let view = makeView()
    view.name = "Ada Lovelace"
    view.followerCount = "1 follower"
    view.layoutIfNeeded()
    view.name = nil
    view.layoutIfNeeded()
    #expect(view.part("name")?.isHidden == true)
    #expect(view.frame(of: "followerCount")?.minY == 16)
    view.name = "Ada"
    #expect(view.part("name")?.isHidden == false)
  }

  @Test("a resized view is laid out again")
  func resized() {
    let view = makeView()
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.frame(of: "follow")?.width == 168)
  }

  @Test("each property returns the value that was set, and a text is empty before it is set")
  func reads() {
    let view = makeView()
    #expect([view.name, view.followerCount, view.followedBy] == ["", "", ""])
    (view.name, view.followerCount, view.followedBy) = ("a", "b", "c")
    #expect([view.name, view.followerCount, view.followedBy] == ["a", "b", "c"])
    view.followTitle = "Follow"
    view.canFollow = false
    #expect(view.followTitle == "Follow")
    #expect(!view.canFollow)
  }

  @Test("a tap is reported only if the button is enabled")
  func taps() throws {
    let view = makeView()
    var taps = 0
    view.onFollow = { taps += 1 }
    let button = try #require(view.part("follow") as? UIButton)
    button.tap()
    view.canFollow = false
    button.tap()
    #expect(taps == 1)
  }

  @Test("the view is deallocated after use", .tags(.memory))
  func freed() async {
    await expectFreed {
      let view = makeView()
      view.name = "Ada"
      return view
    }
  }

  private func makeView() -> ProfileView {
    let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.layoutIfNeeded()
    return view
  }
}

extension UIView {
  fileprivate var shown: [String] { subviews.compactMap(\.accessibilityIdentifier) }

  fileprivate func part(_ name: String) -> UIView? {
    subviews.first { $0.accessibilityIdentifier == name }
  }

  fileprivate func frame(of name: String) -> CGRect? { part(name)?.frame }
}
