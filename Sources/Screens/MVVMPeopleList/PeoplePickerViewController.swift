import Binding
import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI

/// Picks people from an address book: one by a touch, or all of them (row A11).
///
/// Whoever presents it holds it; it holds the view model, and `told`, which
/// is called after each touch: it may have closed this page.
@MainActor
final class PeoplePickerViewController: TableViewController {
  private let model: PeoplePickerViewModel
  private let told: @MainActor () -> Void
  private let indicator = ActivityIndicatorView(style: .medium)
  private var rows: TableViewAdapter<ArrayDataSource<PersonInfo>>?
  private lazy var all = BarButtonItem(
    title: "Add All",
    primaryAction: Action { [weak self] _ in self?.tell { $0.add($0.people) } })
  private lazy var cancelItem = BarButtonItem(
    systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.tell { $0.cancel() } })
  private lazy var binding = ViewBinding(
    model, to: self,
    [
      .show(\.people, in: \.people),
      .show(\.canPick, in: \.all.isEnabled),
      .show(\.canPick, in: \.tableView.allowsSelection),
      .show(\.canCancel, in: \.cancelItem.isEnabled),
      .show(\.isBusy, in: \.indicator.turns),
      .show(\.alert, in: \.shownAlert),
    ])
  private var people: [PersonInfo] = [] { didSet { show(people) } }
  private var shownAlert: PeoplePickerViewModel.Alert? {
    didSet { if shownAlert != oldValue { show(shownAlert) } }
  }

  init(_ model: PeoplePickerViewModel, told: @escaping @MainActor () -> Void) {
    self.model = model
    self.told = told
    super.init(style: .plain)
    title = "Address Book"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = indicator
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = all
    model.load()
    binding.start()
  }

  /// Picks the one who was touched.
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tell { $0.add([people[indexPath.row]]) }
  }

  private func show(_ people: [PersonInfo]) {
    let source = ArrayDataSource(items: people, identifier: PersonCell.identifier) {
      [model] (cell: any PersonShowing, info) in cell.show(model.content(of: info))
    }
    rows = TableViewAdapter(source)
    tableView.dataSource = rows
    tableView.reloadData()
  }

  /// Hands the view model what the user did, and shows at once what came of it, here and there.
  private func tell(_ action: (PeoplePickerViewModel) -> Void) {
    action(model)
    binding.updateView()
    told()
  }

  /// The alert is gone before its answer is told: an equal one may follow it.
  private func show(_ alert: PeoplePickerViewModel.Alert?) {
    guard let alert else { return }
    present(alert) { [weak self] answer in
      self?.shownAlert = nil
      self?.tell { $0.answer(answer) }
    }
  }
}
