extension UIButton {
  /// A configuration of a button, which consists of a title.
  public struct Configuration: Hashable {
    /// The title of the button.
    public var title: String?

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
  }
}
