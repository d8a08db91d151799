/// The variants of the people list, each in its own module.
///
/// The raw value is the name on a command line.
public enum PeopleListVariant: String, CaseIterable, Sendable {
  /// Everything is in one view controller.
  case massive
  /// A thin view controller, with data provider and communicator behind protocols.
  case protocolSplit = "protocol-split"
  /// A passive view, and a presenter that receives events and passes state to the view.
  case mvp
  /// View, interactor, presenter, entities and router, as one module for each screen.
  case viper
  /// A view model, and a view controller that binds its views to the view model.
  case mvvm
  /// An observed model, and a view controller that reads it without a view model.
  case modelView = "model-view"
  /// One state, a pure reducer, and effects as values.
  case reducer
  /// Patterns of this kit around a slim view controller.
  case slim

  /// The names of all variants, separated by commas.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
