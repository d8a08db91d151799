// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
  open var returnKeyType: UIReturnKeyType = .default
}

/// The requirements are optional in Objective-C, so they have defaults here.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { declaredOnly() }
  public func textFieldDidBeginEditing(_ textField: UITextField) { declaredOnly() }
  public func textFieldDidEndEditing(_ textField: UITextField) { declaredOnly() }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case next = 4
  case send = 7
  case done = 9
}

@MainActor open class UITextView: UIScrollView {
  open var text: String!
  open var isEditable: Bool = false
}
