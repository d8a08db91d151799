/// The port to a field that the user types in.
///
/// `UITextField` meets it in `UIKit/`; a test's spy types by calling its handlers.
@MainActor public protocol TextInput: AnyObject {
  /// What the field shows. Setting it is no edit: no handler is to hear of it.
  var text: String? { get set }

  /// Calls `handler` with the whole text after each edit of the user's.
  ///
  /// - Returns: what ends it. The field holds the handler until then; the closure that is returned
  ///   holds neither the field nor the handler's captures.
  func onEdit(_ handler: @escaping @MainActor (String) -> Void) -> @MainActor @Sendable () -> Void
}
