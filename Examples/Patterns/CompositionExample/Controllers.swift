import Composition
import Foundation
import HeadlessAdapters
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A child that prints its calls, and the width of its superview in `didMove`.
final class MeasuringChild: ViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    print("  \(name): willMove(toParent: \(parent == nil ? "nil" : "the container"))")
  }

  override func didMove(toParent parent: ViewController?) {
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
final class ProfileScreen: ViewController {
  private(set) lazy var parts = HeaderAndRest(in: self as ViewController)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}

/// The original document's container, which embeds its children in `viewDidLayoutSubviews`.
final class LateScreen: ViewController {
  private lazy var parts = DocumentedLayout(in: self as ViewController) { ViewController() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}

/// The container that embeds its children when its view loads.
final class EarlyScreen: ViewController {
  private lazy var parts = HeaderAndRest(in: self as ViewController)

  override func viewDidLoad() {
    super.viewDidLoad()
    parts.header.show(ViewController())
    parts.rest.show(ViewController())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.layout()
  }
}
