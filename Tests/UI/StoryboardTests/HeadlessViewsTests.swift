import HeadlessAdapters
import HeadlessUI
import Storyboard
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

  @Test("outlets to views are nil until the view is loaded, and set before viewDidLoad")
  func outletsToViews() throws {
    final class Greeter {}
    final class Controller: ViewController {
      var label: Label?
      var greeter: Greeter?
      var hadLabel: Bool?
      override func viewDidLoad() { hadLabel = label != nil }
    }
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a", customClass: "Controller",
        """
        <view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="label" destination="l" id="o"/>
        <outlet property="greeter" destination="g" id="p"/></connections>
        """, beside: #"<customObject id="g" customClass="Greeter"/>"#))
    var classes = StoryboardClasses.headless
    classes.add(Greeter.self) { Greeter() }
    classes.add(
      Controller.self,
      outlets: [OutletBinding("label", \.label), OutletBinding("greeter", \.greeter)]
    ) { Controller() }
    let loader = try StoryboardLoader(storyboard, classes: classes)
    let controller: Controller = try loader.instantiateInitialViewController()
    #expect(controller.greeter != nil)
    #expect(controller.label == nil)
    controller.loadViewIfNeeded()
    #expect(controller.hadLabel == true)
    #expect(controller.label?.isDescendant(of: controller.view) == true)
  }
}
