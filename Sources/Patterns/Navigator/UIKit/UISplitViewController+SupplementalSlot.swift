#if canImport(UIKit)
  public import UIKit

  /// The secondary column of a column-style split view controller is a slot for one screen.
  ///
  /// For a screen with a slot of its own, as in the document, the screen's class conforms itself:
  ///
  ///     extension UserViewController: SupplementalSlot {
  ///       var supplementalScreen: UIViewController? {
  ///         get { supplementalViewController }
  ///         set { supplementalViewController = newValue }
  ///       }
  ///     }
  extension UISplitViewController: SupplementalSlot {
    /// What was put into the secondary column.
    public var supplementalScreen: UIViewController? {
      get { viewController(for: .secondary) }
      set { setViewController(newValue, for: .secondary) }
    }
  }
#endif
