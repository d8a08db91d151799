// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

@MainActor open class UIPresentationController: NSObject {}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var barButtonItem: UIBarButtonItem?
}

@MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { declaredOnly() }
  open func instantiateInitialViewController() -> UIViewController? { declaredOnly() }
}

@MainActor open class UIStoryboardSegue: NSObject {
  open var identifier: String? { declaredOnly() }
  open var source: UIViewController { declaredOnly() }
  open var destination: UIViewController { declaredOnly() }
}
