import HeadlessUI
import Testing

@Suite("UIListContentView: layout and other configurations")
@MainActor struct ContentConfigurationTests {
  @Test("a list content view places its texts side by side or one below the other")
  func layout() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Ada"
    content.secondaryText = "1815"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    view.layoutIfNeeded()
    #expect(labels(in: view).map(\.frame.minX) == [0, 100])
    content.prefersSideBySideTextAndSecondaryText = false
    view.configuration = content
    view.layoutIfNeeded()
    #expect(labels(in: view).map(\.frame.minY) == [0, 20])
  }

  @Test("a list content view ignores unsupported configurations")
  func unsupported() {
    var content = UIListContentConfiguration.cell()
    content.text = "Ada"
    let view = UIListContentView(configuration: content)
    #expect(view.supports(UIListContentConfiguration.cell()))
    #expect(!view.supports(BadgeConfiguration(name: "Grace")))
    view.configuration = BadgeConfiguration(name: "Grace")
    #expect(labels(in: view).map(\.text) == ["Ada"])
  }
}
