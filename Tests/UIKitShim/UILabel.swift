// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines: Int = 0
  open var isEnabled: Bool = false
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

@MainActor open class UIActivityIndicatorView: UIView {
  public init(style: UIActivityIndicatorView.Style) { declaredOnly() }
  public override init(frame: CGRect) { declaredOnly() }
  public required init(coder: NSCoder) { declaredOnly() }

  open var style: UIActivityIndicatorView.Style = .medium
  open var isAnimating: Bool { declaredOnly() }
  open var hidesWhenStopped: Bool = false
  open func startAnimating() { declaredOnly() }
  open func stopAnimating() { declaredOnly() }
}

extension UIActivityIndicatorView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
