import HeadlessUI

extension TableViewCell {
  /// The reuse identifier of the cell class, which is its name.
  static var identifier: String { String(describing: self) }
}

extension TableView {
  /// Registers a cell class with its name as the reuse identifier.
  func register(_ cell: TableViewCell.Type) {
    register(cell, forCellReuseIdentifier: cell.identifier)
  }
}

extension ViewController {
  /// Shows a message in place of content. Nil removes it.
  func show(message: String?) {
    contentUnavailableConfiguration = message.map { text in
      var content = ContentUnavailableConfiguration.empty()
      content.text = text
      return content
    }
  }

  /// Shows an error over the frontmost controller, which may be an alert.
  func showAlert(_ title: String, because error: any Error) {
    let alert = AlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    presentInFront(alert)
  }

  /// Presents over the frontmost controller.
  ///
  /// During a transition UIKit presents nothing, so this method waits until the transition ends.
  private func presentInFront(_ alert: AlertController) {
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    guard let transition = front.transitionCoordinator else {
      return front.present(alert, animated: true)
    }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.presentInFront(alert) }
  }
}
