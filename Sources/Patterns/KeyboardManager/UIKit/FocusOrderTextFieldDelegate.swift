#if canImport(UIKit)
  public import UIKit

  /// Tells a focus order of touches and the Return key in text fields, and writes on the key what it will do.
  ///
  /// - Lifetime: text fields hold their delegate weakly, so the controller holds this object.
  @MainActor
  public final class FocusOrderTextFieldDelegate: NSObject, UITextFieldDelegate {
    private let order: FocusOrder

    /// Becomes the delegate of `textFields`, which are the fields of `order`, in its order.
    ///
    /// - Parameter lastKey: what stands on the key where it submits.
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

    /// Says that the focus is in `textField` now, by a touch or by the order itself.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      order.fieldDidBeginEditing()
    }

    /// Moves on or submits; the field inserts no line break.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      order.returnPressed()
      return false
    }
  }
#endif
