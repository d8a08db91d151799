import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Interaction
import Presenter

/// The address book. The user picks one person or all of them.
///
/// Running requests hold it weakly.
@MainActor
final class PeoplePickerViewController: TableViewController {
  private let book: any AddressBook
  private let flows: PersonFlows
  private var rows: TableViewAdapter<ArrayDataSource<PersonInfo>>?
  private let work = ScreenWork()
  private let indicator = ActivityIndicatorView(style: .medium)
  private lazy var all = BarButtonItem(
    title: "Add All", primaryAction: Action { [weak self] _ in self.map { $0.add($0.people) } })

  init(_ book: any AddressBook, _ flows: PersonFlows) {
    self.book = book
    self.flows = flows
    super.init(style: .plain)
    title = "Address Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = indicator
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = all
    all.isEnabled = false
    work.onChange = { [weak indicator] isBusy in
      if isBusy { indicator?.startAnimating() } else { indicator?.stopAnimating() }
    }
    read()
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    add([people[indexPath.row]])
  }

  private var people: [PersonInfo] { rows?.source.items ?? [] }

  private func read() {
    let steps = ConfirmedSteps(
      asking: ScreenAsker(over: self, work),
      afterFailure: { .failure("The Address Book Cannot Be Read", $0) },
      job: { [book] () throws(AddressBookError) in try await book.people() })
    work.start(steps) { [weak self] in self?.show($0) }
  }

  private func show(_ people: [PersonInfo]) {
    let context = flows.services.context
    let source = ArrayDataSource(items: people, identifier: PersonCell.identifier) {
      (cell: any PersonShowing, info) in
      let person = PersonRowPresenter(Person(info), in: context)
      cell.nameText = person.fullName
      cell.birthdayText = person.birthday
    }
    rows = TableViewAdapter(source)
    tableView.dataSource = rows
    tableView.reloadData()
    all.isEnabled = !people.isEmpty
  }

  /// Adds the people. Does nothing while people are being added.
  private func add(_ picked: [PersonInfo]) {
    allowInput(false)
    flows.add(picked, counting: work, telling: self) { [weak self] in self?.close() }
  }

  /// While people are being added, all controls are disabled.
  private func allowInput(_ isAllowed: Bool) {
    navigationItem.leftBarButtonItem?.isEnabled = isAllowed
    all.isEnabled = isAllowed
    tableView.allowsSelection = isAllowed
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}

extension PeoplePickerViewController: InteractionDelegate {
  /// Enables the controls after the interaction.
  func interactionCompleted(_ interaction: any Interacting) {
    allowInput(true)
  }
}
