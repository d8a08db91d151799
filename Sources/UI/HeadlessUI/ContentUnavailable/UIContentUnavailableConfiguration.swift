/// A description of a screen without content.
///
///     var content = UIContentUnavailableConfiguration.empty()
///     content.text = "There are no posts yet."
///     contentUnavailableConfiguration = content
public struct UIContentUnavailableConfiguration {
  /// The main text, such as the reason why the screen is empty.
  public var text: String?
  /// The text below ``text``.
  public var secondaryText: String?
  /// The content of the button, which is hidden without a title.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// Whether the activity indicator is shown.
  private(set) var isLoading = false

  /// Returns a configuration without text.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration with an activity indicator and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration(isLoading: true)
    loading.text = "Loading…"
    return loading
  }

  /// The behavior of the button.
  public struct ButtonProperties {
    /// The action of a tap. A button without its own title shows the title of this action.
    public var primaryAction: UIAction?
    /// Whether the user can tap the button.
    public var isEnabled = true
  }

  /// The title of the button, or nil if it is hidden.
  @MainActor var buttonTitle: String? {
    let title = button.title ?? buttonProperties.primaryAction?.title
    return title?.isEmpty == false ? title : nil
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Creates a ``UIContentUnavailableView``.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration unchanged, whereas UIKit inserts the text of a search.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// The state of a content-unavailable view.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
