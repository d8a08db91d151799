#if canImport(UIKit)
  import UIKit

  /// The list of a choice. It alone holds the pending answer.
  final class UIChoiceController: UITableViewController {
    private let choice: Choice
    private let pending: PendingAnswer<Int>

    init(_ choice: Choice, answering pending: PendingAnswer<Int>) {
      self.choice = choice
      self.pending = pending
      super.init(style: .plain)
      title = choice.title
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: choice.cancel, primaryAction: UIAction { [weak self] _ in self?.leave(with: nil) })
    }

    @available(*, unavailable, message: "A choice is not made by a storyboard.")
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      choice.options.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = choice.options[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      leave(with: indexPath.row)
    }

    /// Answers when the list is gone, so that what comes next may present something.
    private func leave(with row: Int?) {
      presentingViewController?.dismiss(animated: true) { [pending] in pending.give(row) }
    }
  }
#endif
