// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var isEnabled: Bool {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public override init() { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    declaredOnly()
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    declaredOnly()
  }

  open var primaryAction: UIAction?
  open var style: UIBarButtonItem.Style = .plain
}

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case search = 12
    case refresh = 13
    case trash = 16
  }

  /// A style without `prominent`, which needs iOS 26.
  ///
  /// `done` is a property here, because the iOS 26 SDK does not declare `done` as a case.
  public enum Style: Int, Sendable {
    case plain = 0

    public static var done: UIBarButtonItem.Style { declaredOnly() }
  }
}

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var backButtonTitle: String?
  open var hidesBackButton: Bool = false
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling: Bool = true
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
}
