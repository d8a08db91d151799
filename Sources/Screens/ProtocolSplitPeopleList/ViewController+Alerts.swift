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

  /// Offers several actions in a sheet. On an iPad the sheet is a popover that points at this
  /// screen.
  func choose(_ title: String, because reason: String? = nil, among choices: [AlertAction]) {
    let sheet = AlertController(
      title: title, message: reason, style: .actionSheet,
      actions: choices + [AlertAction(title: "Cancel", style: .cancel)])
    sheet.popoverPresentationController?.sourceView = view
    presentAlone(sheet)
  }
}

extension AlertController {
  /// Creates an alert or a sheet with these buttons.
  convenience init(
    title: String, message: String? = nil, style: Style = .alert, actions: [AlertAction]
  ) {
    self.init(title: title, message: message, preferredStyle: style)
    for action in actions { addAction(action) }
  }
}
