/// What a navigation bar shows for a controller (`UINavigationItem`).
@MainActor open class NavigationItem {
  /// The title in the middle.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: View? { didSet { changed() } }
  /// What the back button of the *next* controller is called; that is this title unless set.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether there is no back button.
  open var hidesBackButton = false { didSet { changed() } }
  /// The items at the left, from the left.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { itemsChanged(leftBarButtonItems) } }
  /// The items at the right, from the right.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { itemsChanged(rightBarButtonItems) } }

  /// The first of ``leftBarButtonItems``; setting it replaces them all.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of ``rightBarButtonItems``; setting it replaces them all.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  weak var owner: ViewController?

  /// Items at the left stand in the back button's place.
  var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true) }

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  init(owner: ViewController) {
    title = owner.title
    self.owner = owner
  }

  private func itemsChanged(_ items: [BarButtonItem]?) {
    for item in items ?? [] { item.navigationItem = self }
    changed()
  }

  func changed() {
    owner?.viewIfLoaded?.setNeedsDisplay()
  }
}

/// A button of a navigation bar (`UIBarButtonItem`).
@MainActor open class BarButtonItem: Responder {
  /// How it looks.
  public enum Style: Sendable {
    /// As the others.
    case plain
    /// As what ends the work.
    case done
  }

  /// An item that the system names and draws.
  public enum SystemItem: String, Sendable {
    /// Adds something.
    case add = "Add"
    /// Goes back without doing.
    case cancel = "Cancel"
    /// Ends the work.
    case done = "Done"
    /// Begins to edit.
    case edit = "Edit"
    /// Reads again.
    case refresh = "Refresh"
    /// Keeps the work.
    case save = "Save"
    /// Looks for something.
    case search = "Search"
    /// Deletes.
    case trash = "Trash"
  }

  /// What it is called; `nil` for a system item, as in UIKit.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// What people hear: the title, or the system item's name, unless set.
  open var accessibilityLabel: String? {
    get { ownLabel ?? title ?? systemItem?.rawValue }
    set { ownLabel = newValue }
  }
  /// How it looks.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A number to find it by.
  open var tag = 0
  /// What a tap does. Setting it calls the item as the action is called, were that nothing at all: set
  /// ``title`` afterwards. A system item keeps its name, and without an action the title stays.
  open var primaryAction: Action? { didSet { takeTitle(of: primaryAction) } }
  /// Which item of the system's it is, if any. Ours; UIKit keeps it to itself.
  public let systemItem: SystemItem?

  private var ownLabel: String?
  weak var navigationItem: NavigationItem?

  /// An item with a title: the one given, or the action's.
  public init(title: String? = nil, primaryAction: Action? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    systemItem = nil
  }

  /// An item of the system's.
  public init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Does what a finger does; nothing while disabled. Answers whether the touch was taken. Ours.
  @discardableResult open func tap() -> Bool {
    guard isEnabled else { return false }
    primaryAction?.performWithSender(self)
    return true
  }

  private func takeTitle(of action: Action?) {
    if let action, systemItem == nil { title = action.title }
  }

  private func changed() {
    navigationItem?.changed()
  }
}
