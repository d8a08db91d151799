import HeadlessUI

extension ScreenPilot {
  /// Waits until `condition` holds, looking again after each change of the display: no polling and
  /// no sleep.
  ///
  ///     try await pilot.waitUntil("Ada is shown") { $0.rows.map(\.title).contains("Ada Lovelace") }
  ///
  /// - Parameter what: what is waited for; part of the error.
  /// - Throws: ``PilotError`` when the task is cancelled meanwhile, as a test's time limit does.
  public func waitUntil(
    _ what: String, _ condition: @MainActor (ScreenPilot) -> Bool
  ) async throws(PilotError) {
    while !condition(self) {
      guard !Task.isCancelled else { throw complaint("waited in vain until \(what)") }
      await window.nextDisplay()
    }
  }

  /// Waits until no activity indicator turns: as a person waits for a screen to come to rest.
  ///
  /// - Throws: ``PilotError`` when the task is cancelled meanwhile.
  public func waitWhileBusy() async throws(PilotError) {
    try await waitUntil("nothing is under way") { !$0.isBusy }
  }
}
