import HeadlessUI

extension ViewController {
  /// Presents over whatever is in front already: a form may be open when a request fails.
  ///
  /// While somebody comes or goes UIKit presents nobody else, and the controller would be lost: it
  /// waits. A screen that is still being loaded presents in the next turn, when it is in its window:
  /// a store may answer at once that it cannot be read.
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

  /// Presents what a touch on this screen asked for, unless something is in front already: a second
  /// quick touch opens nothing twice.
  func presentAlone(_ controller: ViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }

  /// Asks before something is destroyed.
  func confirm(
    _ title: String, _ button: String, cancel: String = "Cancel", then work: @escaping () -> Void
  ) {
    let alert = AlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: cancel, style: .cancel))
    alert.addAction(AlertAction(title: button, style: .destructive) { _ in work() })
    presentAlone(alert)
  }

  /// Says why something is refused.
  func refuse(_ title: String, _ reason: String) {
    let alert = AlertController(title: title, message: reason, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    presentInFront(alert)
  }

  /// Lets the user choose one of several things to do: in a sheet or, on an iPad, in a popover that
  /// points at this screen.
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

/// Something that the user may choose to do, and what is done then.
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
