/// A description of the content of a cell (`UIContentConfiguration`).
///
/// A cell makes its content view from a configuration. A configuration is a value, so a change has
/// an effect only when it is set again.
@MainActor public protocol ContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any View & ContentView
  /// Returns the configuration for a state, such as a selected cell.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a configuration (`UIContentView`).
@MainActor public protocol ContentView: ObjectProtocol {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration. The default compares the types.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the configuration has the same type as the current configuration.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view that has a configuration (`UIConfigurationState`).
public protocol ConfigurationState {}

/// The state of a cell that has a configuration (`UICellConfigurationState`).
public struct CellConfigurationState: ConfigurationState, Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the row is swiped.
  public var isSwiped = false
}
