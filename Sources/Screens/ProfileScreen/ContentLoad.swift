import Composition
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import SmartView

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Loads a screen's content, and shows the progress or the failure in a child slot.
///
/// The screen holds this object, which holds the slot and both closures. The running request holds
/// this object weakly, so a closed screen is deallocated without waiting for the reply.
@MainActor
final class ContentLoad<Value: Sendable> {
  private let slot: ChildSlot<ViewController>
  private let ask: @MainActor () async throws(ServerError) -> Value
  private let show: @MainActor (Value) -> Void

  /// Creates an object that loads content and shows progress or failure in `slot`.
  ///
  /// - Parameters:
  ///   - ask: Sends the request. It must hold the service, not the screen.
  ///   - show: Shows the reply. It must hold the screen weakly.
  init(
    in slot: ChildSlot<ViewController>,
    asking ask: @escaping @MainActor () async throws(ServerError) -> Value,
    showing show: @escaping @MainActor (Value) -> Void
  ) {
    self.slot = slot
    self.ask = ask
    self.show = show
  }

  func start() {
    let indicator = ActivityIndicatorView(style: .large)
    indicator.startAnimating()
    slot.show(ContentViewController(indicator))
    Task { [weak self, ask] in
      do throws(ServerError) {
        let value = try await ask()
        self?.show(value)
      } catch {
        self?.slot.show(FailureViewController(error.description) { [weak self] in self?.start() })
      }
    }
  }
}

/// A child controller that shows the reason of a failure and a button to try again.
///
/// The controller holds `retry`, which must hold its owner weakly.
@MainActor
final class FailureViewController: ViewController {
  private let messageLabel = Label()
  private let button = Button(type: .system)

  init(_ message: String, retry: @escaping @MainActor () -> Void) {
    super.init(nibName: nil, bundle: nil)
    messageLabel.text = message
    messageLabel.numberOfLines = 0
    button.setTitle("Try Again", for: .normal)
    button.addAction(Action { _ in retry() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

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
