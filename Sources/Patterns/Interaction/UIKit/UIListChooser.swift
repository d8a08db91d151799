#if canImport(UIKit)
  public import UIKit

  /// A chooser that presents a list in a sheet.
  ///
  /// If the user swipes the sheet down, or the sheet cannot be shown, the answer is nil. The
  /// chooser holds the presenting controller weakly. UIKit retains the list.
  @MainActor
  public final class UIListChooser: Choosing {
    private weak var presenter: UIViewController?

    /// Creates a chooser that presents its lists over `presenter`.
    public init(over presenter: UIViewController) {
      self.presenter = presenter
    }

    /// Presents the list in a navigation controller with a Cancel button.
    public func choose(_ choice: Choice) async -> Int? {
      await presenter?.transitionEnd()
      return await PendingAnswer.wait { pending in
        let list = UIChoiceController(choice, answering: pending)
        presenter?.present(UINavigationController(rootViewController: list), animated: true)
        return { [weak list] in list?.dismissAfterTransition() }
      }
    }
  }

  /// The controller that lists the options. Only this controller retains the pending answer.
  private final class UIChoiceController: UITableViewController {
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

    @available(*, unavailable, message: "A storyboard cannot create this controller.")
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UIOptionCell.self, forCellReuseIdentifier: "option")
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
      (cell as? any OptionShowing)?.show(option: choice.options[indexPath.row])
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      close(with: indexPath.row)
    }

    /// Answers after the dismissal, so that the caller can present another view.
    private func close(with row: Int?) {
      presentingViewController?.dismiss(animated: true) { [pending] in pending.give(row) }
    }
  }

  /// The cell of one option.
  private final class UIOptionCell: UITableViewCell, OptionShowing {
    func show(option: String) {
      var content = defaultContentConfiguration()
      content.text = option
      contentConfiguration = content
    }
  }
#endif
