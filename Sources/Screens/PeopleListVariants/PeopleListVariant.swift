/// The ways in which the people list is written, each a module of its own.
///
/// A raw value is the word for it on a command line. ``makeScreen(_:)`` makes its screen.
public enum PeopleListVariant: String, CaseIterable, Sendable {
  /// Everything in one controller.
  case massive
  /// Data provider and communicator behind protocols, a thin controller.
  case protocolSplit = "protocol-split"
  /// A view model that decides, and a controller that binds its views to it.
  case mvvm
  /// The patterns together, around a slim controller.
  case slim
}
