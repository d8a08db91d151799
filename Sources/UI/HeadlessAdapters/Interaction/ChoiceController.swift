import Foundation
import HeadlessUI
import Interaction

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
