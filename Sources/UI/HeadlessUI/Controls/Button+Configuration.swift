extension Button {
  /// The title of a button in a content configuration (`UIButton.Configuration`).
  public struct Configuration: Equatable, Sendable {
    /// The title of the button.
    public var title: String?

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
  }
}
