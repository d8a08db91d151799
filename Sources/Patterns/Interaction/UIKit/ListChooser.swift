#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// An object that presents a list of choices in a sheet.
///
/// If the sheet is dismissed by code or cannot be presented, the choice is cancelled. During a
/// transition the chooser waits. The chooser holds its presenter weakly.
@MainActor
public final class ListChooser: Choosing {
  private weak var presenter: UIViewController?

  /// Creates a chooser that presents its lists from `presenter`.
  public init(over presenter: UIViewController) { self.presenter = presenter }

  /// Presents the list of options in a navigation controller with a cancel button.
  public func choose(_ choice: Choice) async -> Int? {
    await presenter?.transitionEnd()
    return await PendingAnswer.wait { pending in
      let list = ChoiceController(choice, answering: pending)
      presenter?.present(UINavigationController(rootViewController: list), animated: true)
      return { [weak list] in list?.dismissAfterTransition() }
    }
  }
}

/// A controller that lists the options of a choice.
///
/// Only this controller holds the `PendingAnswer`.
private final class ChoiceController: UITableViewController {
  private let choice: Choice
  private let pending: PendingAnswer<Int>

  init(_ choice: Choice, answering pending: PendingAnswer<Int>) {
    self.choice = choice
    self.pending = pending
    super.init(style: .plain)
    title = choice.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: choice.cancel, primaryAction: UIAction { [weak self] _ in self?.close(with: nil) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OptionCell.self, forCellReuseIdentifier: "option")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choice.options.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    (cell as? any OptionShowing)?.show(option: choice.options[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    close(with: indexPath.row)
  }

  /// Dismisses the sheet, then reports the chosen row, or nil after a cancellation.
  ///
  /// The row is reported after the dismissal, so the caller can present another controller.
  private func close(with row: Int?) {
    presentingViewController?.dismiss(animated: true) { [pending] in pending.give(row) }
  }
}

/// The cell of one option.
private final class OptionCell: UITableViewCell, OptionShowing {
  func show(option: String) {
    var content = defaultContentConfiguration()
    content.text = option
    contentConfiguration = content
  }
}
