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
}
