#if canImport(UIKit)
  public import UIKit

  /// `UIResponder` already has all requirements of `FocusField`.
  extension UIResponder: FocusField {}

  /// A text field delegate that forwards touches and the Return key to a `FocusOrder`.
  ///
  /// - Lifetime: text fields hold their delegate weakly, so the controller retains this object.
  @MainActor
  public final class UIFocusOrderTextFieldDelegate: NSObject, UITextFieldDelegate {
    private let order: FocusOrder

    /// Becomes the delegate of `textFields`, which are the fields of `order`, and sets their Return
    /// keys.
    ///
    /// - Parameter lastKey: the type of a Return key that submits.
    public init(
      order: FocusOrder, textFields: [UITextField], lastKey: UIReturnKeyType = .send
    ) {
      self.order = order
      super.init()
      for (index, textField) in textFields.enumerated() {
        textField.delegate = self
        textField.returnKeyType = order.returnKey(at: index) == .next ? .next : lastKey
      }
    }

    /// Notifies the `FocusOrder` that a field began editing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      order.fieldDidBeginEditing()
    }

    /// Focuses the next field or submits. The field inserts no line break.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      order.returnPressed()
      return false
    }
  }
#endif
