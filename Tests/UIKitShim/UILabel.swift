// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UILabel: UIView {
  open var text: String?
  open var numberOfLines: Int = 0
}

@MainActor open class UIActivityIndicatorView: UIView {
  open var isAnimating: Bool { declaredOnly() }
  open var hidesWhenStopped: Bool = false
  open func startAnimating() { declaredOnly() }
  open func stopAnimating() { declaredOnly() }
}
