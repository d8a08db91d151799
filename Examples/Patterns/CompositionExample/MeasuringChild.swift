import Foundation
import HeadlessUI

/// A child that says what is called on it, and looks for its superview when it has moved in.
final class MeasuringChild: ViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    print("  \(name): willMove(toParent: \(parent == nil ? "nil" : "the container"))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    guard parent != nil else { return print("  \(name): didMove(toParent: nil)") }
    let measure = view.superview.map { "\(Int($0.bounds.width)) points wide" }
    print("  \(name): didMove; the view around it is \(measure ?? "not there yet")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("  \(name): viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("  \(name): viewDidDisappear")
  }
}
