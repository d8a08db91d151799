import HeadlessAdapters
import HeadlessUI
import ServiceLocator
import Testing

@Suite("Storyboard loader: views on the headless stage")
@MainActor struct HeadlessViewsTests {
  @Test("a view inside one of a kind that the stage lacks is put into the next one around it")
  func nested() throws {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a",
        """
        <view key="view" id="v"><subviews><stackView id="s"><subviews><stackView id="t">
        <subviews><label id="l"/></subviews></stackView></subviews></stackView></subviews></view>
        """))
    let loader = try StoryboardLoader(storyboard, classes: .headless)
    let controller: ViewController = try loader.instantiateInitialViewController()
    #expect(controller.view.subviews.count == 1)
    #expect(controller.view.subviews.first is Label)
  }
}
