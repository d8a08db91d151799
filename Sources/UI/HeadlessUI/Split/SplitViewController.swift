public import Foundation

/// Two or three columns side by side where there is room, one stack where there is none
/// (`UISplitViewController`, in its column style).
///
/// Each column's controller is wrapped in a navigation controller, unless it is one;
/// ``viewController(for:)`` gives what was set, `children` has the wrappers. Below
/// ``narrowestExpandedWidth`` it collapses: the columns' stacks become one, in the primary
/// column's navigation controller, up to the column that the delegate chooses. When it expands
/// again each controller goes back to its column; what was pushed meanwhile goes with the column
/// below it. It holds the controllers of all columns strongly, its delegate weakly.
@MainActor open class SplitViewController: ViewController {
  /// How many columns there are.
  public enum Style: Sendable {
    /// Primary and secondary.
    case doubleColumn
    /// Primary, supplementary and secondary.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: CaseIterable, Sendable {
    /// The first: where everything begins.
    case primary
    /// The second of three.
    case supplementary
    /// The last and widest: the content. It cannot be hidden.
    case secondary
    /// What is shown in place of all others while collapsed.
    case compact
  }

  /// Which columns are shown while expanded.
  public enum DisplayMode: Sendable {
    /// The secondary column alone.
    case secondaryOnly
    /// The secondary one and the one before it.
    case oneBesideSecondary
    /// All three.
    case twoBesideSecondary
  }

  /// From which width on, in points, there is room for two columns. UIKit asks the size class
  /// instead; this lies between the widest compact window and the narrowest regular one.
  public static let narrowestExpandedWidth: CGFloat = 640

  /// How many columns there are.
  public let style: Style
  /// Who is asked and told; not kept alive.
  open weak var delegate: (any SplitViewControllerDelegate)?
  /// Whether one column is left. It is decided when the view is laid out.
  open internal(set) var isCollapsed = false
  /// Which columns are shown while expanded.
  open internal(set) var displayMode: DisplayMode
  /// How wide the primary column is beside another, in points.
  open var preferredPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// How wide the supplementary column is beside another, in points.
  open var preferredSupplementaryColumnWidth: CGFloat = 320 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  var controllers: [Column: ViewController] = [:]
  var wrappers: [Column: NavigationController] = [:]
  /// Each column's stack as it was before the collapse.
  var stacks: [Column: [ViewController]] = [:]
  /// Whether the first layout has decided between collapsed and expanded.
  private var hasDecided = false

  /// A split view controller with as many columns as `style` says, all empty.
  public init(style: Style) {
    self.style = style
    displayMode = style == .doubleColumn ? .oneBesideSecondary : .twoBesideSecondary
    super.init()
  }

  /// Puts a controller into a column, or with `nil` empties it. While collapsed it is not shown
  /// before ``show(_:)``.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    guard style == .tripleColumn || column != .supplementary else {
      return Violation.raise(
        "The supplementary column is available only in a triple-column split view controller")
    }
    if isCollapsed, column != .compact {
      replaceWhileCollapsed(viewController, in: column)
    } else {
      controllers[column] = viewController
      wrappers[column] = column == .compact ? nil : viewController.map(Self.wrap)
    }
    if hasDecided { arrange() }
  }

  /// What was put into a column.
  open func viewController(for column: Column) -> ViewController? { controllers[column] }

  /// Puts a controller into the secondary column and shows it.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    setViewController(viewController, for: .secondary)
    show(.secondary)
  }

  /// Collapses or expands, as the width has it, and lays the columns out.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isNarrow = view.bounds.width < Self.narrowestExpandedWidth
    if isNarrow != isCollapsed || !hasDecided {
      hasDecided = true
      if isNarrow { collapse() } else if isCollapsed { expand() }
    }
    arrange()
  }

  static func wrap(_ viewController: ViewController) -> NavigationController {
    viewController as? NavigationController
      ?? NavigationController(rootViewController: viewController)
  }
}

extension ViewController {
  /// The nearest split view controller around it.
  public var splitViewController: SplitViewController? {
    var candidate = parent
    while let current = candidate {
      if let split = current as? SplitViewController { return split }
      candidate = current.parent
    }
    return nil
  }
}

/// Is asked and told by a ``SplitViewController`` (`UISplitViewControllerDelegate`, its column
/// style); all is optional.
@MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// Asks which column is on top of the one stack after the collapse. Proposed is the compact
  /// column where it is filled, or else the last; many an app answers `.primary`, lest it begin
  /// with an empty detail.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asks which columns are shown after the expansion.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode
  /// A column is about to be shown by an expansion; not called for `show(_:)`.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// A column is about to be hidden by a collapse; not called for `hide(_:)`.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// One column is left.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// There is room for more than one column again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
}

extension SplitViewControllerDelegate {
  /// Agrees.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Agrees.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
}
