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
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

@MainActor open class UITextView: UIScrollView {
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String!
  open var isEditable: Bool = false
}

/// The requirements are optional in Objective-C, so they have defaults here.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) { declaredOnly() }
  public func textViewDidChange(_ textView: UITextView) { declaredOnly() }
  public func textViewDidEndEditing(_ textView: UITextView) { declaredOnly() }
}
