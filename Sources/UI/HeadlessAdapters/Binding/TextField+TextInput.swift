public import Binding
public import HeadlessUI

/// A text field that a binding reads, writes and observes.
extension TextField: TextInput {
  /// Calls `handler` after each edit of the text. Returns a closure that stops these calls.
  public func onEdit(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> @MainActor @Sendable () -> Void {
    let action = Action { [weak self] _ in handler(self?.text ?? "") }
    addAction(action, for: .editingChanged)
    return { [weak self, identifier = action.identifier] in
      self?.removeAction(identifiedBy: identifier, for: .editingChanged)
    }
  }
}
