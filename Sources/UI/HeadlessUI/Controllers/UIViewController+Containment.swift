/// The state of a child in its container.
///
/// A child is `entering` between `addChild` and `didMove(toParent:)`, and `leaving` between
/// `willMove(toParent: nil)` and `removeFromParent`.
enum Containment { case none, entering, contained, leaving }

extension UIViewController {
  /// Adds `child` to this container, and removes it from its old container.
  ///
  /// Call `addChild`, add the child's view, then call ``didMove(toParent:)``.
  public func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.parent = self
    child.containment = .entering
    children.append(child)
  }

  /// Removes the controller from its container.
  ///
  /// Call ``willMove(toParent:)`` with `nil`, remove the view, then call `removeFromParent`.
  public func removeFromParent() {
    guard let parent else { return }
    if containment != .leaving {
      warnOfUnbalancedContainment(
        "removeFromParent was called on \(name) without willMove(toParent: nil) before it")
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    containment = .leaving
    didMove(toParent: nil)
  }

  func containmentWillMove(toParent newParent: UIViewController?) {
    guard newParent == nil else { return }
    if containment == .entering {
      warnOfUnbalancedContainment(
        "\(name) leaves its parent without didMove(toParent:) after it was added")
    }
    if parent != nil { containment = .leaving }
  }

  func containmentDidMove(toParent newParent: UIViewController?) {
    if let newParent, newParent !== parent {
      let other = Violation.name(newParent)
      warnOfUnbalancedContainment(
        "didMove(toParent:) was called on \(name) with \(other), which is not its parent")
    } else {
      containment = newParent == nil ? .none : .contained
    }
  }

  private var name: String { Violation.name(self) }

  /// Warns about a missing or wrong containment call.
  ///
  /// In UIKit this mistake causes no message, and the child misses some calls.
  private func warnOfUnbalancedContainment(_ fault: String) {
    Violation.warn("Unbalanced containment: \(fault). UIKit reports nothing here.")
  }
}
