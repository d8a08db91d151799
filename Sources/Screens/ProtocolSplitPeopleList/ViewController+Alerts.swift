import HeadlessAdapters
import HeadlessUI

extension ViewController {
  /// Presents a controller, unless another controller is presented. So a second quick tap opens
  /// nothing.
  func presentAlone(_ controller: ViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }

  /// Asks for confirmation of a deletion.
  func confirm(
    _ title: String, _ button: String, cancel: String = "Cancel", then work: @escaping () -> Void
  ) {
    presentAlone(
      AlertController(
        title: title,
        actions: [
          AlertAction(title: cancel, style: .cancel),
          AlertAction(title: button, style: .destructive) { _ in work() },
        ]))
  }
}
