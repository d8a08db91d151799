/// A control whose value the user changes, such as a switch, a stepper or a text field.
///
/// Four UIKit controls conform in `UIKit/`. In a test, a spy calls handlers to simulate the user.
@MainActor public protocol ValueInput<InputValue>: AnyObject {
  /// The type of the value.
  associatedtype InputValue: Equatable

  /// The value of the control. Setting it does not call the handlers.
  var inputValue: InputValue { get set }

  /// Calls `handler` with the new value after each change by the user.
  ///
  /// - Returns: A closure that removes the handler, and that retains neither the control nor the
  ///   handler.
  func onEdit(
    _ handler: @escaping @MainActor (InputValue) -> Void
  ) -> @MainActor @Sendable () -> Void
}
