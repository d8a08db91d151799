import DataSource
import Domain
import Interaction
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The people list without a view model.
///
/// The controller reads the model in ``updateProperties()``, formats what it reads, and calls the
/// model's methods. Questions and open screens belong to the controller, because the model has
/// neither.
@MainActor public final class PeopleListViewController: UITableViewController, ModelObserving {
  private let model: PeopleModel
  private let context: PresentationContext
  private let notifications: NotificationCenter
  private var shownRows: [PersonRow] = []
  /// The data source of the table. It does not check the ids, because the store's keys are unique.
  private let people = PeopleDataSource(trustingIDs: true)
  private lazy var adapter = TableViewAdapter(
    people,
    cell: CellConfiguration(identifier: PersonCell.identifier) {
      [context] (cell: any PersonShowing, row) in
      cell.show(PersonRowPresenter(row.person, in: context), row.mark)
    })
  private let emptyLabel = UILabel()
  private let footer = PeopleListFooter()
  private lazy var refreshItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.refreshOrStop() })
  private lazy var sortItem = UIBarButtonItem(
    primaryAction: UIAction { [model] _ in model.changeOrder() })
  private weak var failureAlert: UIAlertController?

  /// Creates a list of the people in `model`.
  ///
  /// - Parameters:
  ///   - context: formats the texts.
  ///   - notifications: the notification center through which the form observes the keyboard.
  public init(
    _ model: PeopleModel, context: PresentationContext,
    notifications: NotificationCenter = .default
  ) {
    self.model = model
    self.context = context
    self.notifications = notifications
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Sets up the views and loads the model.
  public override func viewDidLoad() {
    super.viewDidLoad()
    adapter.titleForSection = { [people] in people.sections[$0].id }
    adapter.deleteItem = { [weak self] in self?.askToDelete($0) }
    emptyLabel.text = "No people yet."
    emptyLabel.textAlignment = .center
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.dataSource = adapter
    tableView.backgroundView = emptyLabel
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() }),
      sortItem,
    ]
    model.load()
    observeModelBeforeIOS26()
  }

  /// Opens the tapped person. If the server rejected the person's change, first asks what to do.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = people.item(at: ItemPosition(indexPath))
    guard case .refused(let reason) = row.mark, model.hasSync else {
      return openForm(editing: row.person)
    }
    choose(
      "\(name(of: row)) Was Refused", because: reason,
      among: [
        UIAlertAction(title: "Edit", style: .default) { [weak self] _ in
          self?.openForm(editing: row.person)
        },
        UIAlertAction(title: "Try Again", style: .default) { [model] _ in
          model.retryChange(of: row.id)
        },
        UIAlertAction(title: "Discard", style: .destructive) { [model] _ in
          model.discardChange(of: row.id)
        },
      ])
  }

  /// Shows the state of the model.
  public override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    showRows()
    emptyLabel.isHidden = model.rows?.isEmpty != true
    sortItem.title =
      model.nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
    refreshItem.title = status.canBeStopped ? "Stop" : "Refresh"
    footer.show(status.text, isBusy: model.isBusy)
    showFailure()
  }

  private var status: SyncStatusPresenter { SyncStatusPresenter(model.status, in: context) }

  /// Changes only the rows that differ, so a table on screen is never reloaded.
  private func showRows() {
    guard let rows = model.rows, rows != shownRows else { return }
    shownRows = rows
    do {
      try people.apply(PeopleSections.sections(of: rows), to: tableView)
    } catch {
      assertionFailure("The rows of a store are in list order: \(error)")
    }
  }

  /// Presents the oldest failure, unless its alert is on screen already.
  ///
  /// If the dismissal of another screen has removed the alert, the next update presents it again.
  private func showFailure() {
    guard let failure = model.failures.first, isReadyForTransition(),
      failureAlert?.presentingViewController == nil
    else { return }
    let alert = UIAlertController(
      title: failure.request.failureTitle, message: "\(failure.error)",
      actions: [
        UIAlertAction(title: "OK", style: .cancel) { [model] _ in
          model.answerFailure(retries: false)
        },
        UIAlertAction(title: "Try Again", style: .default) { [model] _ in
          model.answerFailure(retries: true)
        },
      ])
    presentInFront(alert)
    failureAlert = alert
  }

  /// Returns whether a controller can be presented now. If not, another update follows the
  /// running transition.
  private func isReadyForTransition() -> Bool {
    guard let transition = frontController.transitionCoordinator else { return true }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      // UIKit removes the transition coordinator after the closure returns, so the task runs later.
      Task { self?.requestUpdate() }
    }
    return false
  }

  private func refreshOrStop() {
    if status.canBeStopped { model.stopSync() } else { model.refresh() }
  }

  private func askToDelete(_ row: PersonRow) {
    ask(Question("Delete \(name(of: row))?", confirm: "Delete", isDestructive: true)) { [model] in
      model.delete(row.id)
    }
  }

  private func name(of row: PersonRow) -> String {
    PersonRowPresenter(row.person, in: context).fullName
  }
}

// MARK: Open screens

extension PeopleListViewController {
  /// Opens the form, or offers a choice between the form and the address book.
  private func add() {
    guard let book = model.addressBook else { return openForm(editing: nil) }
    choose(
      "Add a Person",
      among: [
        UIAlertAction(title: "New Person", style: .default) { [weak self] _ in
          self?.openForm(editing: nil)
        },
        UIAlertAction(title: "From the Address Book", style: .default) { [weak self] _ in
          self.map { $0.open(PeoplePickerViewController($0.model, of: book, context: $0.context)) }
        },
      ])
  }

  private func openForm(editing person: Person?) {
    open(
      PersonFormViewController(
        model, editing: person, today: .today(context.now(), in: context.calendar),
        notifications: notifications))
  }

  /// Presents a screen, unless another one is presented. So a second quick tap opens nothing.
  private func open(_ screen: UIViewController) {
    guard presentedViewController == nil else { return }
    let stack = UINavigationController(rootViewController: screen)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    present(stack, animated: true)
  }
}

extension UIViewController {
  /// Whether the screen is presented and is not being dismissed, so it can show an alert.
  var isPresented: Bool {
    presentingViewController?.presentedViewController?.isBeingDismissed == false
  }
}

extension PeopleModel.Request {
  /// The title of the alert after a failure.
  var failureTitle: String {
    switch self {
    case .observe: "The People Cannot Be Shown"
    case .save: "The Person Was Not Saved"
    case .add: "The People Were Not Added"
    case .fetch: "The People Were Not Fetched"
    case .send: "The People Were Not Sent"
    case .delete: "The Person Was Not Deleted"
    case .retry: "The Change Was Not Retried"
    case .discard: "The Change Was Not Discarded"
    }
  }
}
