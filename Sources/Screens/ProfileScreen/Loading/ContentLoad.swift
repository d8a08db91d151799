import Composition
import Domain
import HeadlessAdapters
import HeadlessUI

/// Asks the server for what a screen shows. Meanwhile a child in the screen's slot says that one
/// waits; after a failure, why, with a button to try again.
///
/// The screen holds it; it holds the slot and what it was given to call. The request under way
/// holds it weakly, and so nothing of a screen that is closed meanwhile.
@MainActor
final class ContentLoad<Value: Sendable> {
  private let slot: ChildSlot<ViewController>
  private let ask: @MainActor () async throws(ServerError) -> Value
  private let show: @MainActor (Value) -> Void

  /// - Parameters:
  ///   - ask: Asks the server. Let it hold the service, not the screen.
  ///   - show: Shows what came. Let it hold the screen weakly.
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
    slot.show(WaitingViewController())
    Task { [weak self, ask] in
      do throws(ServerError) {
        let value = try await ask()
        self?.show(value)
      } catch {
        self?.fail(error)
      }
    }
  }

  private func fail(_ error: ServerError) {
    slot.show(FailureViewController(error.description) { [weak self] in self?.start() })
  }
}
