import Binding
import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI

/// The screen of the address book. The user picks one person or all people.
///
/// The controller calls `onAction` after each user action, so the people list can update its views.
@MainActor
final class PeoplePickerViewController: TableViewController {
  private let model: PeoplePickerViewModel
  private let onAction: @MainActor () -> Void
  private let indicator = ActivityIndicatorView(style: .medium)
  private var rows: TableViewAdapter<ArrayDataSource<PeopleImport.Candidate>>?
  private lazy var all = BarButtonItem(
    title: "Add All",
    primaryAction: Action { [weak self] _ in self?.send { $0.add($0.people) } })
  private lazy var cancelItem = BarButtonItem(
    systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.send { $0.cancel() } })
  private lazy var binding = ViewBinding(
    model, to: self,
    [
      .show(\.people, in: \.people),
      .show(\.canPick, in: \.all.isEnabled),
      .show(\.canPick, in: \.tableView.allowsSelection),
      .show(\.canCancel, in: \.cancelItem.isEnabled),
      .show(\.isBusy, in: \.indicator.animates),
      .show(\.alert, in: \.shownAlert),
    ])
  private var people: [PeopleImport.Candidate] = [] { didSet { show(people) } }
  private var shownAlert: PeoplePickerViewModel.Alert? {
    didSet { if shownAlert != oldValue { show(shownAlert) } }
  }

  init(_ model: PeoplePickerViewModel, onAction: @escaping @MainActor () -> Void) {
    self.model = model
    self.onAction = onAction
    super.init(style: .plain)
    title = "Address Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = indicator
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = all
    model.load()
    binding.start()
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    send { $0.add([people[indexPath.row]]) }
  }

  private func show(_ people: [PeopleImport.Candidate]) {
    let source = ArrayDataSource(items: people, identifier: PersonCell.identifier) {
      [model] (cell: any PersonShowing, candidate) in cell.show(model.content(of: candidate))
    }
    rows = TableViewAdapter(source)
    tableView.dataSource = rows
    tableView.reloadData()
  }

  /// Passes a user action to the view model and updates both screens in the same turn.
  private func send(_ action: (PeoplePickerViewModel) -> Void) {
    action(model)
    binding.updateView()
    onAction()
  }

  /// Presents an alert.
  ///
  /// Resets `shownAlert` before it handles the answer. Otherwise the next alert would not be
  /// presented if it is equal to this alert.
  private func show(_ alert: PeoplePickerViewModel.Alert?) {
    guard let alert else { return }
    present(alert) { [weak self] action in
      self?.shownAlert = nil
      self?.send { $0.answer(action) }
    }
  }
}
