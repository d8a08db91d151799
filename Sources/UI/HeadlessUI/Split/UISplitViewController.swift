/// A container with two columns.
///
/// Each column wraps its controller in a navigation controller, unless the controller already is
/// one. ``viewController(for:)`` returns the controller that was set, but `children` contains the
/// navigation controllers.
///
/// If the view is narrower than ``narrowestExpandedWidth``, the split view controller collapses.
/// The stacks of the columns become one stack in the primary column, with the secondary column on
/// top. When the view becomes wider again, each controller returns to its column. A controller that
/// was pushed in the meantime moves to the column of the controller below it. The split view
/// controller holds all controllers strongly.
@MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  ///
  /// `unspecified` is the style of UIKit's classic split view controller, which has no columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn }

  /// A column for a controller.
  public enum Column: Int, CaseIterable, Sendable {
    /// The first column.
    case primary = 0
    /// The last and widest column.
    case secondary = 2
  }

  /// The number of columns.
  public let style: Style
  /// The delegate, which is held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the columns are collapsed. The view's layout sets this property.
  open internal(set) var isCollapsed = false
  /// The width of the primary column beside the secondary column, in points.
  static let columnWidth: CGFloat = 320

  var controllers: [Column: UIViewController] = [:]
  var wrappers: [Column: UINavigationController] = [:]
  /// The stack that each column had before the columns collapsed.
  ///
  /// A controller that is set while collapsed replaces the stack of its column.
  var stacks: [Column: [UIViewController]] = [:]
  /// Whether the view was laid out at least once.
  ///
  /// The first layout decides whether the columns are collapsed or expanded.
  private var hadLayout = false

  /// Creates a split view controller with empty columns.
  ///
  /// As in UIKit, an unspecified style raises an exception. The exception's message differs from
  /// UIKit's message.
  public init(style: Style) {
    if style == .unspecified {
      Violation.raise("A split view controller cannot be created with an unspecified style.")
    }
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates UIKit's classic split view controller, which has no columns.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the controller of a column. With `nil` the column becomes empty.
  ///
  /// As in UIKit, a column that the style does not have raises an exception. The exception's
  /// message differs from UIKit's message.
  ///
  /// While collapsed, call ``show(_:)`` to show the controller.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    guard viewController == nil || columns.contains(column) else {
      return Violation.raise(
        "A split view controller of the style \(style) has no \(column) column for a controller.")
    }
    if isCollapsed {
      replaceWhileCollapsed(viewController, in: column)
    } else {
      controllers[column] = viewController
      wrappers[column] = viewController.map(Self.wrap)
    }
    if hadLayout { arrange() }
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { controllers[column] }

  /// Sets the controller of the secondary column and shows the column.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    setViewController(viewController, for: .secondary)
    show(.secondary)
  }

  /// Collapses or expands according to the width, and lays out the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isNarrow = view.bounds.width < Self.narrowestExpandedWidth
    hadLayout = true
    if isNarrow != isCollapsed {
      if isNarrow { collapse() } else { expand() }
    }
    arrange()
  }

  static func wrap(_ viewController: UIViewController) -> UINavigationController {
    viewController as? UINavigationController
      ?? UINavigationController(rootViewController: viewController)
  }
}

/// The delegate of a ``UISplitViewController``.
///
/// All methods are optional.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called after a collapse.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after an expansion.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The default implementation does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default implementation does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
