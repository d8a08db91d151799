import HeadlessUI

extension ViewController {
  /// Tells what did not work and why, over whatever is in front (row B7): a question may be open
  /// when the lists cannot be read.
  func tell(_ what: String, because error: any Error) {
    let alert = AlertController(title: what, message: "\(error)", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    front.present(alert, animated: true)
  }
}
