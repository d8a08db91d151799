// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { declaredOnly() }
  open func beginRefreshing() { declaredOnly() }
  open func endRefreshing() { declaredOnly() }
}
