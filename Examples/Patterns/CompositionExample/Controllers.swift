import Composition

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A child that prints its calls, and the width of its superview in `didMove`.
final class MeasuringChild: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("  \(name): willMove(toParent: \(parent == nil ? "nil" : "the container"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent != nil else { return print("  \(name): didMove(toParent: nil)") }
    let measure = view.superview.map { "\(Int($0.bounds.width)) points wide" }
    print("  \(name): didMove; its superview is \(measure ?? "nil")")
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

/// The container, which owns the slots and lays out their children.
final class ProfileScreen: UIViewController {
  private(set) lazy var parts = HeaderAndRest(in: self as UIViewController)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}

/// The eight-patterns text's container, which embeds its children in `viewDidLayoutSubviews`.
final class LateScreen: UIViewController {
  private lazy var parts = DocumentedLayout(in: self as UIViewController) { UIViewController() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}

/// The container that embeds its children when its view loads.
final class EarlyScreen: UIViewController {
  private lazy var parts = HeaderAndRest(in: self as UIViewController)

  override func viewDidLoad() {
    super.viewDidLoad()
    parts.header.show(UIViewController())
    parts.rest.show(UIViewController())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}
