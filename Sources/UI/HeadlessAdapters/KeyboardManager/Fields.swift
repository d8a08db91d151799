import Foundation
public import HeadlessUI
public import KeyboardManager

/// A responder that can be a field of a focus order.
extension Responder: FocusField {}

/// A delegate of text fields that notifies a focus order of the focus and the Return key.
///
/// It also sets the title of each Return key. Text fields hold their delegate weakly, so the
/// controller must hold this object.
@MainActor
public final class FocusOrderTextFieldDelegate: NSObject, TextFieldDelegate {
  private let order: FocusOrder

  /// Becomes the delegate of `textFields`, which have the same order as the fields of `order`.
  ///
  /// - Parameter lastKey: The title of the Return key that submits.
  public init(
    order: FocusOrder, textFields: [TextField], lastKey: ReturnKeyType = .send
  ) {
    self.order = order
    super.init()
    for (index, textField) in textFields.enumerated() {
      textField.delegate = self
      textField.returnKeyType = order.returnKey(at: index) == .next ? .next : lastKey
    }
  }

  /// Notifies the order that the focus changed.
  public func textFieldDidBeginEditing(_ textField: TextField) { order.fieldDidBeginEditing() }

  /// Moves the focus or submits, and inserts no line break.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    order.returnPressed()
    return false
  }
}
