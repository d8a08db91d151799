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
