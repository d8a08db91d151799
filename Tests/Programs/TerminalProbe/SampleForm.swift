import HeadlessUI

/// A form with three fields, presented or pushed.
@MainActor
final class SampleForm: UIViewController {
  let fields = ["First Name", "Last Name", "Birthday"].map { name in
    let field = UITextField()
    field.placeholder = name
    return field
  }
  private let save: (_ name: String, _ year: String) -> Void

  init(save: @escaping (_ name: String, _ year: String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "New Person"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.saveTapped() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (row, field) in fields.enumerated() {
      field.frame = CGRect(x: 0, y: CGFloat(row) * 44, width: view.bounds.width, height: 44)
    }
  }

  private func saveTapped() {
    save("\(fields[0].text ?? "") \(fields[1].text ?? "")", fields[2].text ?? "")
    close()
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
