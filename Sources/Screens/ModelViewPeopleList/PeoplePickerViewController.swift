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
  private enum State { case reading, picking, adding }

  private let model: PeopleModel
  private let book: any AddressBook
  private let context: PresentationContext
  private var contents = AddressBookContents([])
  /// What is happening now. After people were added, `adding` stays until the screen closes.
  private var state = State.picking {
    didSet {
      let canPick = state == .picking && !contents.people.isEmpty
      all.isEnabled = canPick
      tableView.allowsSelection = canPick
      cancelItem.isEnabled = state != .adding
      indicator.show(state != .picking)
    }
  }
  private var adapter: TableViewAdapter<ArrayDataSource<PeopleImport.Candidate>>?
  private let indicator = UIActivityIndicatorView(style: .medium)
  private lazy var all = UIBarButtonItem(
    title: "Add All",
    primaryAction: UIAction { [weak self] _ in self.map { $0.add($0.contents.people) } })
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })

  init(_ model: PeopleModel, of book: any AddressBook, context: PresentationContext) {
    self.model = model
    self.book = book
    self.context = context
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
    read()
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    add([contents.people[indexPath.row]])
  }

  private func read() {
    state = .reading
    Task { [weak self, book] in
      do {
        let contents = try await book.contents()
        self?.show(contents)
      } catch {
        self?.state = .picking
        self?.showFailure("The Address Book Cannot Be Read", error) { [weak self] in self?.read() }
      }
    }
  }

  private func show(_ contents: AddressBookContents) {
    self.contents = contents
    let source = ArrayDataSource(items: contents.people, identifier: PersonCell.identifier) {
      [context] (cell: any PersonShowing, candidate) in
      cell.show(PersonRowPresenter(Person(candidate.info), in: context), .synced)
    }
    adapter = TableViewAdapter(source)
    tableView.dataSource = adapter
    tableView.reloadData()
    state = .picking
  }

  /// Adds the picked people. Does nothing while a request is running.
  private func add(_ picked: [PeopleImport.Candidate]) {
    guard state == .picking else { return }
    state = .adding
    Task { [weak self, model] in
      do {
        let people = try await model.add(picked)
        self?.close(after: people)
      } catch {
        let request = PeopleModel.Request.add(picked)
        guard let self, isPresented else { return model.keepFailure(of: request, error) }
        state = .picking
        showFailure(request.failureTitle, error) { [weak self] in self?.add(picked) }
      }
    }
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
