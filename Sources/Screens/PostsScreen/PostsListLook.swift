import Foundation
import HeadlessUI

// What both controllers of the list do alike, and what is not the lesson.

extension ViewController {
  func addRefreshButton(_ refresh: @escaping @MainActor () -> Void) {
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Refresh", primaryAction: Action { _ in refresh() })
  }
}

extension ActivityIndicatorView {
  /// The frames of a storyboard are passed over, so the place is said here.
  func moveToMiddle(of view: View) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}

extension TableView {
  /// Says in the background why there are no rows.
  func showEmpty(_ text: String) {
    let label = Label()
    label.text = text
    label.textAlignment = .center
    backgroundView = numberOfRows(inSection: 0) == 0 ? label : nil
  }
}
