import HeadlessUI
import TestSupport
import Testing

/// A list whose rows have configurable swipe actions.
private final class SwipedTable: UITableViewController {
  let callLog = CallLog()
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var canEdit = true
  /// The completion of the last action.
  private(set) var completion: ((Bool) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  /// Returns an action that writes its title and stores its completion.
  func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] action, view, completion in
      self?.callLog.write("\(action.title ?? "?") in \(view is UITableViewCell ? "cell" : "table")")
      self?.completion = completion
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { callLog.write("commit \(indexPath.row)") }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    callLog.write("leading \(indexPath.row)")
    return leading
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    callLog.write("trailing \(indexPath.row)")
    return trailing
  }
}

@Suite("UITableView: swipe actions")
@MainActor struct SwipeActionsTests {
  private let list = SwipedTable(style: .plain)
  private let window: UIWindow

  init() { window = makeWindow(list) }

  private var table: UITableView { list.tableView }

  @Test("a swipe gets the edge's actions from the delegate, and a tapped action runs its handler")
  func taps() {
    list.leading = UISwipeActionsConfiguration(actions: [list.action("Flag"), list.action("Share")])
    #expect(table.swipeRow(at: [0, 1], from: .leading, tapping: "Share"))
    #expect(list.callLog.take() == ["leading 1", "Share in cell"])
  }

  @Test("the row stays swiped until the handler calls its completion")
  func completes() throws {
    list.leading = UISwipeActionsConfiguration(actions: [list.action("Flag")])
    table.swipeRow(at: [0, 0], from: .leading, tapping: "Flag")
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.configurationState.isSwiped)
    list.completion?(false)
    #expect(!cell.showingDeleteConfirmation)
    #expect(!cell.configurationState.isSwiped)
  }

  @Test("a reused cell is not swiped")
  func reuse() throws {
    list.leading = UISwipeActionsConfiguration(actions: [list.action("Flag")])
    table.swipeRow(at: [0, 0], from: .leading, tapping: "Flag")
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.prepareForReuse()
    #expect(!cell.showingDeleteConfirmation)
  }

  @Test("without a trailing configuration, a swipe from the trailing edge commits a deletion")
  func deletesByDefault() {
    #expect(table.swipeRow(at: [0, 1], from: .trailing, tapping: "Delete"))
    #expect(list.callLog.take() == ["trailing 1", "trailing 1", "commit 1"])
  }

  @Test("without a leading configuration, a swipe from the leading edge does nothing")
  func nothingLeading() {
    #expect(!table.swipeRow(at: [0, 1], from: .leading, tapping: "Delete"))
    #expect(!table.swipeAcrossRow(at: [0, 1], from: .leading))
    #expect(list.callLog.take() == ["leading 1", "leading 1"])
  }

  @Test("a trailing configuration replaces the default deletion")
  func replaces() {
    list.trailing = UISwipeActionsConfiguration(actions: [list.action("Archive")])
    #expect(!table.swipeRow(at: [0, 1], from: .trailing, tapping: "Delete"))
    #expect(!table.swipeRow(at: [0, 1]))
    #expect(table.swipeRow(at: [0, 1], from: .trailing, tapping: "Archive"))
    #expect(!list.callLog.take().contains("commit 1"))
  }

  @Test("an empty trailing configuration prevents the default deletion")
  func empty() {
    list.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(!table.swipeRow(at: [0, 1]))
    #expect(!table.swipeAcrossRow(at: [0, 1], from: .trailing))
    #expect(list.callLog.take() == ["trailing 1", "trailing 1"])
  }

  @Test("a full swipe performs the first action")
  func fullSwipe() {
    list.trailing = UISwipeActionsConfiguration(
      actions: [list.action("Remove", .destructive), list.action("Flag")])
    #expect(table.swipeAcrossRow(at: [0, 0], from: .trailing))
    #expect(list.callLog.take() == ["trailing 0", "Remove in cell"])
  }

  @Test("a full swipe performs no action if the configuration forbids full swipes")
  func noFullSwipe() {
    let configuration = UISwipeActionsConfiguration(actions: [list.action("Flag")])
    #expect(configuration.performsFirstActionWithFullSwipe)
    configuration.performsFirstActionWithFullSwipe = false
    list.leading = configuration
    #expect(!table.swipeAcrossRow(at: [0, 0], from: .leading))
    #expect(list.callLog.take() == ["leading 0"])
  }

  @Test("without a configuration, a full swipe from the trailing edge commits a deletion")
  func fullDefault() {
    #expect(table.swipeAcrossRow(at: [0, 0], from: .trailing))
    #expect(list.callLog.take().last == "commit 0")
  }

  @Test("if a row cannot be edited, the delegate is not called for its actions")
  func notEditable() {
    list.leading = UISwipeActionsConfiguration(actions: [list.action("Flag")])
    list.canEdit = false
    #expect(!table.swipeRow(at: [0, 0], from: .leading, tapping: "Flag"))
    #expect(!table.swipeRow(at: [0, 0]))
    #expect(list.callLog.take().isEmpty)
  }

  @Test("in editing mode a row has only trailing actions")
  func editing() {
    list.leading = UISwipeActionsConfiguration(actions: [list.action("Flag")])
    list.trailing = UISwipeActionsConfiguration(actions: [list.action("Remove", .destructive)])
    list.setEditing(true, animated: false)
    #expect(table.swipeActions(at: [0, 0], from: .leading) == nil)
    #expect(table.swipeActions(at: [0, 0], from: .trailing)?.actions.count == 1)
  }

  @Test("a row that does not exist has no actions")
  func noRow() {
    list.leading = UISwipeActionsConfiguration(actions: [list.action("Flag")])
    #expect(table.swipeActions(at: [0, 2], from: .leading) == nil)
    #expect(!table.swipeAcrossRow(at: [0, 2], from: .trailing))
  }

  @Test("a delegate that implements no swipe method offers no actions")
  func defaults() {
    let controller = UITableViewController()
    #expect(controller.tableView(table, leadingSwipeActionsConfigurationForRowAt: [0, 0]) == nil)
    #expect(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: [0, 0]) == nil)
    let delegate = SilentDelegate()
    #expect(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: [0, 0]) == nil)
    #expect(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: [0, 0]) == nil)
  }
}
