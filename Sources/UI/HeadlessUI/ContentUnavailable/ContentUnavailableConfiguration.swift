/// A description of a screen without content (`UIContentUnavailableConfiguration`).
///
///     var content = ContentUnavailableConfiguration.empty()
///     content.text = "There are no posts yet."
///     contentUnavailableConfiguration = content
@MainActor public struct ContentUnavailableConfiguration {
  /// The text.
  public var text: String?
  /// The text below ``text``.
  public var secondaryText: String?
  /// The title of the button. The button is hidden if it has no title.
  public var button = Button.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// Whether the activity indicator is shown.
  private(set) var isLoading = false

  /// Returns a configuration without text.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// Returns a configuration with an activity indicator and the text "Loading…".
  public static func loading() -> ContentUnavailableConfiguration {
    var loading = ContentUnavailableConfiguration(isLoading: true)
    loading.text = "Loading…"
    return loading
  }

  /// Returns a configuration for a search without results.
  public static func search() -> ContentUnavailableConfiguration {
    var search = ContentUnavailableConfiguration()
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// The behavior of the button.
  @MainActor public struct ButtonProperties {
    /// The action of a tap. A button without its own title shows the title of this action.
    public var primaryAction: Action?
    /// Whether the user can tap the button.
    public var isEnabled = true
  }

  /// The title of the button, or nil if it is hidden.
  var buttonTitle: String? {
    let title = button.title ?? buttonProperties.primaryAction?.title
    return title?.isEmpty == false ? title : nil
  }
}

extension ContentUnavailableConfiguration: ContentConfiguration {
  /// Creates a ``ContentUnavailableView``.
  public func makeContentView() -> any View & ContentView {
    ContentUnavailableView(configuration: self)
  }

  /// Returns the configuration unchanged. UIKit inserts the text of a search.
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
    self
  }
}

/// The state of a content-unavailable view (`UIContentUnavailableConfigurationState`).
public struct ContentUnavailableConfigurationState: ConfigurationState, Sendable {
  /// The traits of the controller.
  public var traitCollection: TraitCollection

  /// Creates a state.
  public init(traits: TraitCollection) { traitCollection = traits }
}
