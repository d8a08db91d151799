#if canImport(UIKit)
  public import UIKit

  extension UITextField: TextInput {
    /// Adds an action for `.editingChanged`, and returns a closure that removes it.
    public func onEdit(
      _ handler: @escaping @MainActor (String) -> Void
    ) -> @MainActor @Sendable () -> Void {
      let action = UIAction { [weak self] _ in handler(self?.text ?? "") }
      addAction(action, for: .editingChanged)
      return { [weak self, identifier = action.identifier] in
        self?.removeAction(identifiedBy: identifier, for: .editingChanged)
      }
    }
  }
#endif
