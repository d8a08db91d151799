import HeadlessUI

/// What a row of the people list shows: all that the list needs to know of its cell (row C3).
@MainActor
public protocol PersonShowing: AnyObject {
  /// The full name.
  var nameText: String? { get set }
  /// The formatted birthday; empty where it is not known.
  var birthdayText: String? { get set }
}

/// The cell of the people list: full name and birthday (row A10).
@MainActor
final class PersonCell: TableViewCell, PersonShowing {
  static let identifier = "person"

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  var nameText: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }

  var birthdayText: String? {
    get { detailTextLabel?.text }
    set { detailTextLabel?.text = newValue }
  }
}
