import HeadlessAdapters
import HeadlessUI

extension ViewController {
  /// Presents an alert. Calls `onAnswer` with the action of the chosen button.
  func present<Action>(
    _ alert: AlertState<Action>, onAnswer: @escaping @MainActor (Action?) -> Void
  ) {
    let controller = AlertController(
      title: alert.title, message: alert.message,
      preferredStyle: alert.isSheet ? .actionSheet : .alert)
    for button in alert.buttons {
      let style: AlertAction.Style =
        switch button.role {
        case .plain: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
      controller.addAction(
        AlertAction(title: button.title, style: style) { _ in onAnswer(button.action) })
    }
    // On an iPad a sheet is a popover, and needs a source.
    controller.popoverPresentationController?.sourceView = view
    presentInFront(controller)
  }
}
