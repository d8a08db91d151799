import HeadlessUI

extension ViewController {
  /// Presents over the controller that is in front. A form can be open when a request fails.
  ///
  /// During a transition UIKit presents nothing, so this waits for its end. A screen that is still
  /// loading presents in the next turn, after it was added to its window.
  func presentInFront(_ controller: ViewController) {
    let front = front
    if let transition = front.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        self?.presentInFront(controller)
      }
    } else if viewIfLoaded?.window == nil {
      Task { [weak self] in self?.front.present(controller, animated: true) }
    } else {
      front.present(controller, animated: true)
    }
  }

  private var front: ViewController {
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }

  /// Presents unless a controller is already presented, so a second quick tap opens nothing.
  func presentAlone(_ controller: ViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }

  /// Asks before something is deleted.
  func confirm(
    _ title: String, _ button: String, cancel: String = "Cancel", then work: @escaping () -> Void
  ) {
    let alert = AlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: cancel, style: .cancel))
    alert.addAction(AlertAction(title: button, style: .destructive) { _ in work() })
    presentAlone(alert)
  }

  /// Shows why the input is invalid.
  func refuse(_ title: String, _ reason: String) {
    let alert = AlertController(title: title, message: reason, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    presentInFront(alert)
  }

  /// Offers several actions in a sheet. On an iPad the sheet is a popover that points at this
  /// screen.
  func choose(_ title: String, because reason: String? = nil, among choices: [Choice]) {
    let sheet = AlertController(title: title, message: reason, preferredStyle: .actionSheet)
    for choice in choices {
      sheet.addAction(AlertAction(title: choice.title, style: choice.style) { _ in choice.work() })
    }
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    presentAlone(sheet)
  }
}

/// An action that the user can choose in a sheet.
@MainActor
struct Choice {
  let title: String
  let style: AlertAction.Style
  let work: @MainActor () -> Void

  init(
    _ title: String, _ style: AlertAction.Style = .default,
    _ work: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.style = style
    self.work = work
  }
}
