import Composition
import Domain

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// An object that loads content, and shows progress or failure in a slot.
///
/// The screen holds this object, which holds the slot and both closures. The running request holds
/// this object weakly, so a closed screen is deallocated without waiting for the reply.
@MainActor
final class ContentLoad<Value: Sendable> {
  private let slot: ChildSlot<UIViewController>
  private let ask: @MainActor () async throws(ServerError) -> Value
  private let showValue: @MainActor (Value) -> Void

  /// Creates an object that loads content and shows progress or failure in `slot`.
  ///
  /// - Parameters:
  ///   - ask: Sends the request. It must hold the service, not the screen.
  ///   - show: Shows the reply. It must hold the screen weakly.
  init(
    in slot: ChildSlot<UIViewController>,
    asking ask: @escaping @MainActor () async throws(ServerError) -> Value,
    showing show: @escaping @MainActor (Value) -> Void
  ) {
    self.slot = slot
    self.ask = ask
    showValue = show
  }

  func start() {
    show(.loading())
    Task { [weak self, ask] in
      do throws(ServerError) {
        let value = try await ask()
        self?.showValue(value)
      } catch {
        self?.show(failure: error.description)
      }
    }
  }

  /// Shows the reason and a button to try again.
  private func show(failure: String) {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = failure
    content.button.title = "Try Again"
    content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.start() }
    show(content)
  }

  private func show(_ content: UIContentUnavailableConfiguration) {
    let child = UIViewController()
    child.contentUnavailableConfiguration = content
    slot.show(child)
  }
}
