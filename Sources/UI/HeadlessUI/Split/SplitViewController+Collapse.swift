extension SplitViewController {
  /// The columns that are neither empty nor compact, in order.
  var filledColumns: [Column] {
    [.primary, .supplementary, .secondary].filter { controllers[$0] != nil }
  }

  /// The navigation controller that has the one stack while collapsed.
  var collapsedStack: NavigationController {
    if let wrapper = wrappers[.primary] { return wrapper }
    let made = NavigationController()
    wrappers[.primary] = made
    return made
  }

  func collapse() {
    let proposed = controllers[.compact] != nil ? Column.compact : filledColumns.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in filledColumns where column != top {
      delegate?.splitViewController(self, willHide: column)
    }
    isCollapsed = true
    removeAllColumns()
    for column in filledColumns {
      stacks[column] = wrappers[column]?.viewControllers ?? []
      if column != .primary { wrappers[column]?.viewControllers = [] }
    }
    let shown = top == .compact ? filledColumns.prefix(1) : filledColumns[...].through(top)
    collapsedStack.viewControllers = shown.flatMap { stacks[$0] ?? [] }
    arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  func expand() {
    let proposed: DisplayMode =
      style == .doubleColumn ? .oneBesideSecondary : .twoBesideSecondary
    displayMode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    let kept = stacksByColumn()
    let top = controllers[.compact] == nil ? filledColumns.last { kept[$0] != nil } : nil
    for column in expandedColumns where column != top {
      delegate?.splitViewController(self, willShow: column)
    }
    removeAllColumns()
    wrappers[.primary]?.viewControllers = []
    isCollapsed = false
    for column in filledColumns {
      wrappers[column]?.viewControllers = kept[column] ?? stacks[column] ?? []
    }
    stacks = [:]
    arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// The one stack, cut into columns: what no column knows belongs to the column below it.
  func stacksByColumn() -> [Column: [ViewController]] {
    var column = Column.primary
    var cut: [Column: [ViewController]] = [:]
    for controller in collapsedStack.viewControllers {
      column = filledColumns.first { stacks[$0]?.contains(controller) == true } ?? column
      cut[column, default: []].append(controller)
    }
    return cut
  }

  func replaceWhileCollapsed(_ viewController: ViewController?, in column: Column) {
    let old = stacks[column] ?? []
    let remaining = collapsedStack.viewControllers.filter { !old.contains($0) }
    controllers[column] = viewController
    let wrapper = viewController.map(Self.wrap)
    stacks[column] = wrapper?.viewControllers
    if column == .primary {
      removeAllColumns()
      collapsedStack.viewControllers = []
      wrappers[.primary] = wrapper
      collapsedStack.viewControllers = (stacks[.primary] ?? []) + remaining
    } else {
      if remaining != collapsedStack.viewControllers {
        collapsedStack.viewControllers = remaining
      }
      wrapper?.viewControllers = []
      wrappers[column] = wrapper
    }
  }
}

extension ArraySlice<SplitViewController.Column> {
  /// The columns up to and with `column`; all where it is not among them.
  func through(_ column: SplitViewController.Column) -> Self {
    firstIndex(of: column).map { self[...$0] } ?? self
  }
}
