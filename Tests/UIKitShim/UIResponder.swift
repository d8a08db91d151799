// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { declaredOnly() }
  open var canBecomeFirstResponder: Bool { declaredOnly() }
  open var canResignFirstResponder: Bool { declaredOnly() }
  open var isFirstResponder: Bool { declaredOnly() }
  @discardableResult open func becomeFirstResponder() -> Bool { declaredOnly() }
  @discardableResult open func resignFirstResponder() -> Bool { declaredOnly() }

  // MARK: The edit commands, whose names a subclass may use for methods of its own

  open func cut(_ sender: Any?) { declaredOnly() }
  open func copy(_ sender: Any?) { declaredOnly() }
  open func paste(_ sender: Any?) { declaredOnly() }
  open func select(_ sender: Any?) { declaredOnly() }
  open func selectAll(_ sender: Any?) { declaredOnly() }
  open func delete(_ sender: Any?) { declaredOnly() }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name("")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name("")
  public nonisolated static let keyboardFrameBeginUserInfoKey = ""
  public nonisolated static let keyboardFrameEndUserInfoKey = ""
  public nonisolated static let keyboardAnimationDurationUserInfoKey = ""
  public nonisolated static let keyboardAnimationCurveUserInfoKey = ""
  public nonisolated static let keyboardIsLocalUserInfoKey = ""
}

@MainActor extension NSObject {
  public var accessibilityLabel: String? {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
