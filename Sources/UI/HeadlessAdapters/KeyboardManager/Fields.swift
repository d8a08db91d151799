public import HeadlessUI
public import KeyboardManager

/// Every responder has what a field of the focus order needs.
extension Responder: FocusField {}

/// Tells a focus order of touches and the Return key in text fields, and writes on the key what it will do.
///
/// - Lifetime: text fields hold their delegate weakly, so the controller holds this object.
@MainActor
public final class FocusOrderTextFieldDelegate: TextFieldDelegate {
  private let order: FocusOrder

  /// Becomes the delegate of `textFields`, which are the fields of `order`, in its order.
  ///
  /// - Parameter lastKey: what stands on the key where it submits.
  public init(
    order: FocusOrder, textFields: [TextField], lastKey: TextField.ReturnKeyType = .send
  ) {
    self.order = order
    for (index, textField) in textFields.enumerated() {
      textField.delegate = self
      textField.returnKeyType = order.returnKey(at: index) == .next ? .next : lastKey
    }
  }

  /// Says that the focus is in `textField` now, by a touch or by the order itself.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    order.fieldDidBeginEditing()
  }

  /// Moves on or submits; the field inserts no line break.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    order.returnPressed()
    return false
  }
}
