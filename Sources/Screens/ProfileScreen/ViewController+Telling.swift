import HeadlessUI

extension ViewController {
  /// Tells what could not be done, and why.
  func tell(_ title: String, _ reason: String) {
    let alert = AlertController(title: title, message: reason, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
