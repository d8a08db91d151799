#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A custom content configuration that stores whether its cell is selected.
struct BadgeConfiguration: UIContentConfiguration {
  var name: String
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return updated
  }
}

final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var badge: BadgeConfiguration? { configuration as? BadgeConfiguration }
}

/// Returns the view's labels in the order of its subviews.
@MainActor func labels(in view: UIView) -> [UILabel] {
  (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
}
