import Composition
import HeadlessAdapters
import HeadlessUI

/// The controller that is left: it owns the places, and lays them out.
final class ProfileScreen: ViewController {
  private(set) lazy var parts = HeaderAndRest(in: self as ViewController)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}
