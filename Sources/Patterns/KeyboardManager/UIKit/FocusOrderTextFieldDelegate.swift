#if canImport(UIKit)
  public import UIKit

  /// Sends the Return key of text fields to a focus order, and writes on the key what it will do.
  ///
  /// - Lifetime: text fields hold their delegate weakly, so the controller holds this object.
  @MainActor
  public final class FocusOrderTextFieldDelegate: NSObject, UITextFieldDelegate {
    private let order: FocusOrder

    /// Becomes the delegate of `textFields`, which are the fields of `order`, in its order.
    public init(order: FocusOrder, textFields: [UITextField]) {
      self.order = order
      super.init()
      for (index, textField) in textFields.enumerated() {
        textField.delegate = self
        textField.returnKeyType = order.returnKey(at: index) == .next ? .next : .send
      }
    }

    /// Moves on or submits; the field inserts no line break.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      order.returnPressed()
      return false
    }
  }
#endif
