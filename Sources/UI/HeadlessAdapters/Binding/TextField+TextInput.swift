public import Binding
public import HeadlessUI

/// `text` is the field's own; an edit is what the field reports as `.editingChanged`.
extension TextField: TextInput {
  /// Adds an action for edits, and returns what removes it.
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
