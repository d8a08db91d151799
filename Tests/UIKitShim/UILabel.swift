// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, to type-check the adapters on Linux: see README.md in this folder.

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
