// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    declaredOnly()
  }
  open var style: UIContextualAction.Style { declaredOnly() }
  open var handler: UIContextualAction.Handler { declaredOnly() }
  open var title: String?
}

extension UIContextualAction {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
}

@MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { declaredOnly() }
  open var actions: [UIContextualAction] { declaredOnly() }
  open var performsFirstActionWithFullSwipe: Bool = true
}
