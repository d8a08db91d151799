import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of the form: three fields and an activity indicator.
@MainActor
final class PersonFormView: UIScrollView {
  let firstNameField = UITextField()
  let lastNameField = UITextField()
  let birthdayField = UITextField()
  let indicator = UIActivityIndicatorView(style: .medium)

  /// The fields in focus order.
  var fields: [UITextField] { [firstNameField, lastNameField, birthdayField] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    firstNameField.placeholder = "First Name"
    lastNameField.placeholder = "Last Name"
    birthdayField.placeholder = "Birthday (YYYY-MM-DD)"
    for part in fields + [indicator] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = fields + [indicator]
    let height = CGFloat(parts.count) * 44
    var column = ColumnLayout(
      in: CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: height))
    for part in parts { part.frame = column.next(height: 44) }
    contentSize = CGSize(width: bounds.width, height: height)
  }
}
