import Foundation
import HeadlessUI
import SmartView

/// The child that is seen where something could not be loaded: why, and a way to try again.
///
/// It holds `retry`; let that hold its owner weakly.
@MainActor
final class FailureViewController: ViewController {
  private let messageLabel = Label()
  private let button = Button(type: .system)

  init(_ message: String, retry: @escaping @MainActor () -> Void) {
    super.init()
    messageLabel.text = message
    messageLabel.numberOfLines = 0
    button.setTitle("Try Again", for: .normal)
    button.addAction(Action { _ in retry() }, for: .primaryActionTriggered)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(messageLabel)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var column = ColumnLayout(in: view.bounds.insetBy(dx: 16, dy: 0))
    messageLabel.frame = column.next(height: 3 * 44)
    button.frame = column.next(height: 44)
  }
}
