import Interaction

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

extension UIViewController {
  /// Shows an alert, and calls `onChoice` with the choice of the tapped button.
  ///
  /// A question is dropped if this screen already presents a controller, so a quick second tap asks
  /// nothing. A report waits for the end of a transition instead.
  func show<Choice>(
    _ alert: AlertModel<Choice>, onChoice: @escaping @MainActor (Choice) -> Void
  ) {
    guard alert.kind == .report || presentedViewController == nil else { return }
    let controller = UIAlertController(
      title: alert.title, message: alert.message,
      style: alert.kind == .sheet ? .actionSheet : .alert,
      actions: alert.buttons.map { button in
        UIAlertAction(title: button.title, style: button.style.actionStyle) { _ in
          button.choice.map(onChoice)
        }
      })
    // On an iPad a sheet is a popover, which needs a source view.
    controller.popoverPresentationController?.sourceView = view
    presentInFront(controller)
  }
}

extension AlertModel.Button.Style {
  fileprivate var actionStyle: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
