public import HeadlessUI
public import Navigator

/// The secondary column of a split view controller is a slot for one screen.
extension SplitViewController: SupplementalSlot {
  /// What was put into the secondary column.
  public var supplementalScreen: ViewController? {
    get { viewController(for: .secondary) }
    set { setViewController(newValue, for: .secondary) }
  }
}
