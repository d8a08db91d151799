import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Interaction
import Presenter

/// The screen of the address book. The user picks one person or all people.
///
/// Running requests hold the controller weakly.
@MainActor
final class PeoplePickerViewController: TableViewController {
  private let book: any AddressBook
  private let flows: PersonFlows
  private var contents = AddressBookContents([])
  private var rows: TableViewAdapter<ArrayDataSource<PeopleImport.Candidate>>?
  private let work = ScreenWork()
  private let indicator = ActivityIndicatorView(style: .medium)
  private lazy var all = BarButtonItem(
    title: "Add All",
    primaryAction: Action { [weak self] _ in self.map { $0.add($0.contents.people) } })

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
    add([contents.people[indexPath.row]])
  }

  private func read() {
    let steps = ConfirmedSteps(
      asking: ScreenAsker(over: self, work),
      afterFailure: { .failure("The Address Book Cannot Be Read", $0) },
      job: { [book] () throws(AddressBookError) in try await book.contents() })
    work.start(steps) { [weak self] in self?.show($0) }
  }

  private func show(_ contents: AddressBookContents) {
    self.contents = contents
    let context = flows.services.context
    let source = ArrayDataSource(items: contents.people, identifier: PersonCell.identifier) {
      (cell: any PersonShowing, candidate) in
      cell.show(PersonRowPresenter(Person(candidate.info), in: context), .synced)
    }
    rows = TableViewAdapter(source)
    tableView.dataSource = rows
    tableView.reloadData()
    all.isEnabled = !contents.people.isEmpty
  }

  /// Adds the people, and shows a summary over the list.
  private func add(_ picked: [PeopleImport.Candidate]) {
    allowInput(false)
    flows.add(picked, counting: work, telling: self) { [weak self] people in
      guard let self else { return }
      let list = presentingViewController
      close()
      list?.showAlert("Import", ImportSummary(of: people, from: contents).description)
    }
  }

  /// Enables or disables all controls. While people are being added, all controls are disabled.
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
