import DataSource
import Domain
import Interaction
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The screen of the address book. The user picks one person or all people.
///
/// Running requests hold the controller weakly.
@MainActor
final class PeoplePickerViewController: UITableViewController {
  private let book: any AddressBook
  private let store: any PeopleStore
  private let context: PresentationContext
  private let onAdd: @MainActor ([Person]) -> Void
  private var contents = AddressBookContents([])
  private var rows: TableViewAdapter<ArrayDataSource<PeopleImport.Candidate>>?
  private let indicator = UIActivityIndicatorView(style: .medium)
  private lazy var work = ScreenWork(indicator) { [weak self] in self?.ask($0, then: $1) }
  private lazy var all = UIBarButtonItem(
    title: "Add All",
    primaryAction: UIAction { [weak self] _ in self.map { $0.add($0.contents.people) } })

  /// Creates a screen of the people in `book`. `onAdd` receives the people who were added.
  init(
    of book: any AddressBook, addingTo store: any PeopleStore, context: PresentationContext,
    onAdd: @escaping @MainActor ([Person]) -> Void
  ) {
    self.book = book
    self.store = store
    self.context = context
    self.onAdd = onAdd
    super.init(style: .plain)
    title = "Address Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = indicator
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = all
    all.isEnabled = false
    read()
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    add([contents.people[indexPath.row]])
  }

  private func read() {
    work.start(orShow: "The Address Book Cannot Be Read") { [weak self, book] in
      let contents = try await book.contents()
      self?.show(contents)
    }
  }

  private func show(_ contents: AddressBookContents) {
    self.contents = contents
    let source = ArrayDataSource(items: contents.people, identifier: PersonCell.identifier) {
      [context] (cell: any PersonShowing, candidate) in
      cell.show(PersonRowPresenter(Person(candidate.info), in: context), .synced)
    }
    rows = TableViewAdapter(source)
    tableView.dataSource = rows
    tableView.reloadData()
    all.isEnabled = !contents.people.isEmpty
  }

  /// Adds the picked people who are not in the store yet.
  private func add(_ picked: [PeopleImport.Candidate]) {
    work.start(
      orShow: "The People Were Not Added", locking: { [weak self] in self?.allowInput(!$0) }
    ) { [weak self, store, onAdd] in
      let people = try await store.add(picked)
      self?.close(after: people)
      onAdd(people.added)
    }
  }

  /// Enables or disables all controls. While people are being added, all controls are disabled.
  private func allowInput(_ isAllowed: Bool) {
    navigationItem.leftBarButtonItem?.isEnabled = isAllowed
    all.isEnabled = isAllowed
    tableView.allowsSelection = isAllowed
  }

  /// Closes the screen, and shows a summary over the list.
  private func close(after people: PeopleImport) {
    let list = presentingViewController
    close()
    list?.showAlert("Import", ImportSummary(of: people, from: contents).description)
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
