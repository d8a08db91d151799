public import HeadlessUI
public import KeyboardManager

/// Every responder has what a field of the focus order needs.
extension Responder: FocusField {}

/// Sends the Return key of text fields to a focus order, and writes on the key what it will do.
///
/// - Lifetime: text fields hold their delegate weakly, so the controller holds this object.
@MainActor
public final class FocusOrderTextFieldDelegate: TextFieldDelegate {
  private let order: FocusOrder

  /// Becomes the delegate of `textFields`, which are the fields of `order`, in its order.
  public init(order: FocusOrder, textFields: [TextField]) {
    self.order = order
    for (index, textField) in textFields.enumerated() {
      textField.delegate = self
      textField.returnKeyType = order.returnKey(at: index) == .next ? .next : .send
    }
  }

  /// Moves on or submits; the field inserts no line break.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    order.returnPressed()
    return false
  }
}
