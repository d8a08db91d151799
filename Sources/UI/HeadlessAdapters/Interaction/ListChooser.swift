import Foundation
public import HeadlessUI
public import Interaction

/// Lets a person choose from a list in a sheet, over a controller that is on screen:
/// `UIListChooser`'s twin.
///
/// A sheet that is taken away or never shown answers as if it had been cancelled.
///
/// - Isolation: main actor. It holds the presenting controller weakly; the window holds the list.
@MainActor
public final class ListChooser: Choosing {
  private weak var presenter: ViewController?

  /// Shows its lists over `presenter`.
  public init(over presenter: ViewController) {
    self.presenter = presenter
  }

  /// Presents the list in a navigation controller, with a button to cancel.
  public func choose(_ choice: Choice) async -> Int? {
    await PendingAnswer.wait { pending in
      let list = ChoiceController(choice, answering: pending)
      presenter?.present(NavigationController(rootViewController: list), animated: true)
      return { [weak list] in list?.presentingViewController?.dismiss(animated: true) }
    }
  }
}

/// The list of a choice. It alone holds the pending answer.
final class ChoiceController: TableViewController {
  private let choice: Choice
  private let pending: PendingAnswer<Int>

  init(_ choice: Choice, answering pending: PendingAnswer<Int>) {
    self.choice = choice
    self.pending = pending
    super.init(style: .plain)
    title = choice.title
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: choice.cancel, primaryAction: Action { [weak self] _ in self?.leave(with: nil) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "option")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    choice.options.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    cell.textLabel?.text = choice.options[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    leave(with: indexPath.row)
  }

  /// Answers when the list is gone, so that what comes next may present something.
  private func leave(with row: Int?) {
    presentingViewController?.dismiss(animated: true) { [pending] in pending.give(row) }
  }
}
