import HeadlessUI
import TestSupport
import Testing

/// A custom configuration, which shows the state of its cell.
private struct BadgeConfiguration: UIContentConfiguration {
  var name: String
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var badge: BadgeConfiguration? { configuration as? BadgeConfiguration }
}

@Suite("UIListContentView: layout and other configurations")
@MainActor struct ContentConfigurationTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")

  /// The texts of the labels in the cell, in order.
  private var texts: [String?] { labels(in: cell).map(\.text) }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func content(_ text: String, _ secondaryText: String? = nil) -> UIListContentConfiguration
  {
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondaryText
    return content
  }

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
    let view = UIListContentView(configuration: content("Ada"))
    #expect(view.supports(UIListContentConfiguration.cell()))
    #expect(!view.supports(BadgeConfiguration(name: "Grace")))
    view.configuration = BadgeConfiguration(name: "Grace")
    #expect(labels(in: view).map(\.text) == ["Ada"])
  }
}
