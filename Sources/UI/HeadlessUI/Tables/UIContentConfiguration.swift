/// A description of the content of a view, such as a cell.
///
/// A cell makes its content view from a configuration. A configuration is a value, so a
/// changed configuration has no effect until code sets it on the cell again.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state, such as a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration. The default compares the types.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the same type as the current configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view that has a configuration.
public protocol UIConfigurationState {}

/// The state of a cell that has a configuration.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the row is swiped.
  public var isSwiped = false
}
