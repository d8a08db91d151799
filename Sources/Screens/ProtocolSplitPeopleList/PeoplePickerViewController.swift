import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter

/// The address book. The user picks one person or all of them.
@MainActor
final class PeoplePickerViewController: TableViewController {
  typealias Pick = @MainActor ([PersonInfo]) async throws -> Void

  private let book: any AddressBook
  private let context: PresentationContext
  private let pick: Pick
  private var rows: TableViewAdapter<ArrayDataSource<PersonInfo>>?
  private lazy var work = ScreenWork(on: self)
  /// While people are being added, all controls are disabled.
  private var isAdding = false {
    didSet {
      navigationItem.leftBarButtonItem?.isEnabled = !isAdding
      all.isEnabled = !isAdding
      tableView.allowsSelection = !isAdding
    }
  }
  private lazy var all = BarButtonItem(
    title: "Add All", primaryAction: Action { [weak self] _ in self.map { $0.add($0.people) } })

  init(_ book: any AddressBook, context: PresentationContext, pick: @escaping Pick) {
    self.book = book
    self.context = context
    self.pick = pick
    super.init(style: .plain)
    title = "Address Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = work.indicator
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = all
    all.isEnabled = false
    work.start(orShow: "The Address Book Cannot Be Read") { [weak self, book] in
      let people = try await book.people()
      self?.show(people)
    }
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    add([people[indexPath.row]])
  }

  private var people: [PersonInfo] { rows?.source.items ?? [] }

  private func show(_ people: [PersonInfo]) {
    let context = context
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
    work.start(
      orShow: "The People Were Not Added", locking: { [weak self] in self?.isAdding = $0 }
    ) { [weak self, pick] in
      try await pick(picked)
      self?.close()
    }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
