/// The content of a navigation bar for one controller.
@MainActor open class UINavigationItem {
  /// The title in the middle of the bar.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The title of the back button on the *next* controller. If it is `nil`, ``title`` is shown.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// The items on the left side, starting at the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(leftBarButtonItems) } }
  /// The items on the right side, starting at the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(rightBarButtonItems) } }

  /// The controller whose search bar is shown below the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      owner?.navigationController?.viewIfLoaded?.setNeedsLayout()
      changed()
    }
  }

  /// The first of ``leftBarButtonItems``. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of ``rightBarButtonItems``. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  weak var owner: UIViewController?

  /// Whether the item allows a back button. Items on the left side replace it.
  var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true) }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  init(owner: UIViewController) {
    title = owner.title
    self.owner = owner
  }

  private func itemsChanged(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.navigationItem = self }
    changed()
  }

  func changed() { owner?.viewIfLoaded?.setNeedsDisplay() }
}

/// A button of a navigation bar.
@MainActor open class UIBarButtonItem: UIResponder {
  /// The visual style of a bar button.
  public enum Style: Int, Sendable {
    case plain = 0
    /// An emphasized button, which completes a task.
    @available(iOS 26.0, *)
    case prominent = 2

    /// The name that `prominent` had before iOS 26.
    @available(iOS, deprecated: 26.0, renamed: "prominent")
    public static var done: Style { if #available(iOS 26.0, *) { .prominent } else { .plain } }
  }

  /// A standard bar button, such as Done or Cancel.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add
    case search = 12
    case refresh

    /// The name that VoiceOver reads.
    var name: String { "\(self)".capitalized }
  }

  /// The title. It is `nil` for a system item, as in UIKit.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The name that VoiceOver reads. The default is the title or the system item's name.
  open var accessibilityLabel: String? {
    get { customLabel ?? title ?? standardItem?.name }
    set { customLabel = newValue }
  }
  /// The visual style of the item.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// Whether the user can tap the item.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// A name that identifies the item in tests.
  open var accessibilityIdentifier: String?
  /// The action that a tap performs.
  ///
  /// Setting it replaces the title with the action's title, even if that title is empty. The title
  /// of a system item does not change, and setting `nil` keeps the title.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction, standardItem == nil { title = primaryAction.title } }
  }
  /// The system item with which this item was created, or `nil`.
  let standardItem: SystemItem?

  private var customLabel: String?
  weak var navigationItem: UINavigationItem?

  /// Creates an item with the given title, or with the action's title.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    standardItem = nil
  }

  /// Creates a system item.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    standardItem = systemItem
    self.primaryAction = primaryAction
  }

  private func changed() { navigationItem?.changed() }
}
