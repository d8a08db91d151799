import HeadlessUI
import Storyboard
import TestSupport
import Testing

@Suite("StoryboardLoader with HeadlessUI: segues", .recordsViolations)
@MainActor struct HeadlessSeguesTests {
  private let loader: StoryboardLoader
  private let list: UIViewController
  private let window = UIWindow(size: CGSize(width: 1_000, height: 844))

  init() throws {
    loader = try Self.makeLoader(segue: "showDetail")
    list = try loader.instantiateInitialViewController()
  }

  private static func makeLoader(segue kind: String) throws -> StoryboardLoader {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a",
        StoryboardSample.connections(
          "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" id=\"1\"/>"))
        + StoryboardSample.scene("b"))
    return try StoryboardLoader(storyboard, classes: .headless)
  }

  private func performSegue() throws -> UIViewController? {
    var shown: UIViewController?
    try loader.performSegue(withIdentifier: "go", from: list) { shown = $0 }
    return shown
  }

  @Test("a detail segue shows its destination in the secondary column of the split view controller")
  func detailInSplitView() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    let detail = try #require(try performSegue())
    #expect(split.viewController(for: .secondary) === detail)
    #expect(list.presentedViewController == nil)
  }

  @Test("outside a split view controller, a detail segue presents its destination")
  func detailAlone() throws {
    window.rootViewController = list
    window.makeKeyAndVisible()
    let detail = try #require(try performSegue())
    #expect(list.presentedViewController === detail)
  }

  @Test("outside a navigation controller, a show segue presents its destination")
  func shownAlone() throws {
    let loader = try Self.makeLoader(segue: "show")
    let source: UIViewController = try loader.instantiateInitialViewController()
    window.rootViewController = source
    window.makeKeyAndVisible()
    var shown: UIViewController?
    try loader.performSegue(withIdentifier: "go", from: source) { shown = $0 }
    #expect(shown != nil)
    #expect(source.presentedViewController === shown)
  }
}

@Suite("StoryboardLoader with HeadlessUI: views")
@MainActor struct HeadlessViewsTests {
  @Test("a view inside unregistered views is added to its nearest registered ancestor")
  func nested() throws {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a",
        """
        <view key="view" id="v"><subviews><stackView id="s"><subviews><stackView id="t">
        <subviews><label id="l"/></subviews></stackView></subviews></stackView></subviews></view>
        """))
    let loader = try StoryboardLoader(storyboard, classes: .headless)
    let controller: UIViewController = try loader.instantiateInitialViewController()
    #expect(controller.view.subviews.count == 1)
    #expect(controller.view.subviews.first is UILabel)
  }

  @Test("outlets to views are set before `viewDidLoad()`")
  func outletsToViews() throws {
    final class Greeter {}
    final class Controller: UIViewController {
      var label: UILabel?
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
