import Domain
import HeadlessUI
import Interaction
import KeyboardManager
import Pilot
import Presenter
import ScriptRunner
import Sync
import TerminalUI

/// The live address book on a terminal.
///
/// This object retains the app and the live screen. It adds the app's keys, and shows the sync
/// status in the status line. A panel that is presented over the list insets the list, as a
/// keyboard does.
@MainActor
final class LiveContacts {
  private let app: AddressBookApp
  private let panels = NotificationCenter()
  private var listInsets: KeyboardInsetsManager?
  private lazy var screen = LiveScreen(
    app.pilot.window, commands: commands, status: { [weak self] in self?.status ?? "" },
    center: panels)

  init(_ app: AddressBookApp) {
    self.app = app
  }

  /// Shows the app until the user quits, then prints how many changes are unsent or refused.
  ///
  /// - Parameter summary: The result of an import, which an alert shows first.
  func run(
    on terminal: any Terminal, summary: ImportSummary? = nil
  ) async throws -> ExitStatus {
    let complain = app.notices.show
    app.notices.show = { [weak self] in self?.show("Changed on Another Device", $0) }
    app.notices.askAboutNewServer = { [weak self] in self?.askAboutNewServer() }
    defer { app.notices.show = complain }
    insetListForPanels()
    app.sync.follow()
    if let summary { show("Import", summary.description) }
    try await screen.run(on: terminal)
    // A change whose request is still running counts as unsent.
    let left = SyncStatus(waiting: app.sync.status.waiting, refused: app.sync.status.refused)
    let text = SyncStatusPresenter(left, in: app.context).text
    if !text.isEmpty { complain("\(text) All changes are saved on this device.") }
    return .success
  }

  /// The text of the sync status, which is never empty.
  private var status: String {
    let text = SyncStatusPresenter(app.sync.status, in: app.context).text
    return text.isEmpty ? "Synced." : text
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand("a", "Add") { [app] in app.press("Add") },
      KeyCommand("e", "Edit") { [weak self] in
        if let row = self?.screen.highlightedRow { row.table.tapRow(at: row.path) }
      },
      KeyCommand("d", "Delete") { [weak self] in
        if let row = self?.screen.highlightedRow { row.table.swipeRow(at: row.path) }
      },
      KeyCommand("s", "Sort") { [app] in app.press("Sorted by Last Name", "Sorted by First Name") },
      KeyCommand("r", "Refresh") { [app] in app.press("Refresh", "Stop") },
      KeyCommand("o", "Offline") { [app] in app.setOffline(!app.sync.isOffline) },
    ]
  }

  /// Insets the list while a panel covers it. In UIKit a table view controller does this by itself.
  private func insetListForPanels() {
    let views = app.pilot.window.shownViews
    guard let list = views.lazy.compactMap({ $0 as? UITableView }).first else { return }
    listInsets = KeyboardInsetsManager(
      view: list, center: panels, animator: KeyboardAnimator())
    listInsets?.beginObserving()
  }

  /// Shows an alert over the front screen.
  private func show(_ title: String, _ message: String) {
    let alert = UIAlertController(
      title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert)
  }

  /// Asks the user what to do after the server has lost its data: upload or work offline.
  private func askAboutNewServer() {
    let alert = UIAlertController(
      title: "Server Has Other Data", message: Notices.newServer, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Upload My People", style: .default) { [app] _ in
        Task {
          do {
            try await app.adoptNewServer()
          } catch {
            app.notices.show("\(error)")
          }
        }
      })
    alert.addAction(
      UIAlertAction(title: "Keep Offline", style: .cancel) { [app] _ in app.setOffline(true) })
    present(alert)
  }

  private func present(_ alert: UIAlertController) {
    app.pilot.window.frontControllers.last?.present(alert, animated: true)
  }
}
