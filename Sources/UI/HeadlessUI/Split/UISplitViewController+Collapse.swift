extension UISplitViewController {
  /// The columns that have a controller, in order.
  var filledColumns: [Column] { columns.filter { controllers[$0] != nil } }

  /// The navigation controller that contains the stacks of all columns while collapsed.
  var collapsedStack: UINavigationController {
    if let wrapper = wrappers[.primary] { return wrapper }
    let created = UINavigationController()
    wrappers[.primary] = created
    return created
  }

  func collapse() {
    finishTransitions()
    isCollapsed = true
    removeAllColumns()
    for column in filledColumns {
      stacks[column] = wrappers[column]?.viewControllers ?? []
      if column != .primary { wrappers[column]?.viewControllers = [] }
    }
    collapsedStack.viewControllers = filledColumns.flatMap { stacks[$0] ?? [] }
    arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  func expand() {
    finishTransitions()
    let current = stacksByColumn()
    removeAllColumns()
    wrappers[.primary]?.viewControllers = []
    isCollapsed = false
    for column in filledColumns {
      wrappers[column]?.viewControllers = current[column] ?? stacks[column] ?? []
    }
    stacks = [:]
    arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Returns the controllers of the collapsed stack, grouped by column.
  ///
  /// A controller that was pushed on the stack belongs to the column of the controller below it.
  func stacksByColumn() -> [Column: [UIViewController]] {
    var column = Column.primary
    var divided: [Column: [UIViewController]] = [:]
    for controller in collapsedStack.viewControllers {
      column = filledColumns.first { stacks[$0]?.contains(controller) == true } ?? column
      divided[column, default: []].append(controller)
    }
    return divided
  }

  /// Finishes the transitions of all columns, so that each stack can change at once.
  private func finishTransitions() {
    for wrapper in wrappers.values { wrapper.finishTransitions() }
  }

  func replaceWhileCollapsed(_ viewController: UIViewController?, in column: Column) {
    finishTransitions()
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
