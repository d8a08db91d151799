import Interaction

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

extension UIViewController {
  /// Presents a controller unless this screen already presents one.
  ///
  /// A second quick tap therefore opens nothing.
  func presentAlone(_ controller: UIViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }

  /// Asks before a destructive action, unless this screen already presents a controller.
  func confirm(
    _ title: String, _ button: String, cancel: String = "Cancel", then work: @escaping () -> Void
  ) {
    presentAlone(
      UIAlertController(
        title: title,
        actions: [
          UIAlertAction(title: cancel, style: .cancel),
          UIAlertAction(title: button, style: .destructive) { _ in work() },
        ]))
  }
}
