import Foundation
import HeadlessUI

/// The child that is seen while something is loaded.
@MainActor
final class WaitingViewController: ViewController {
  private let indicator = ActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
    indicator.startAnimating()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    indicator.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
  }
}
