#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// `UIResponder` already has all requirements of `FocusField`.
extension UIResponder: FocusField {}

/// A text field delegate that notifies a `FocusOrder`.
///
/// The delegate reports focus changes and presses of the Return key. It also sets the title
/// of each Return key. Text fields hold their delegate weakly, so the controller must hold this
/// object.
@MainActor
public final class FocusOrderTextFieldDelegate: NSObject, UITextFieldDelegate {
  private let order: FocusOrder

  /// Creates the delegate of all `textFields`.
  ///
  /// - Parameters:
  ///   - order: The focus order of the text fields.
  ///   - textFields: The text fields, in the order in which `order` received them.
  ///   - lastKey: The title of the Return key that submits.
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

  /// Notifies the `FocusOrder` that the focus changed.
  public func textFieldDidBeginEditing(_ textField: UITextField) { order.fieldDidBeginEditing() }

  /// Moves the focus to the next field or submits, and inserts no line break.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    order.returnPressed()
    return false
  }
}
