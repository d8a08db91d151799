// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIAlertController: UIViewController {
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    declaredOnly()
  }

  open var message: String?
  open var actions: [UIAlertAction] { declaredOnly() }
  open var textFields: [UITextField]? { declaredOnly() }
  open var preferredAction: UIAlertAction?
  open func addAction(_ action: UIAlertAction) { declaredOnly() }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { declaredOnly() }
}

extension UIAlertController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}

@MainActor open class UIAlertAction: NSObject {
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    declaredOnly()
  }

  open var title: String? { declaredOnly() }
  open var style: UIAlertAction.Style { declaredOnly() }
  open var isEnabled: Bool {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

extension UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}
