import HeadlessUI
import SmartView

/// What a row of the people list shows: all that the list needs to know of its cell (row C3).
@MainActor
protocol PersonShowing: AnyObject {
  /// The full name.
  var nameText: String? { get set }
  /// The formatted birthday; empty where it is not known.
  var birthdayText: String? { get set }
  /// The sign of how the person stands with the server; empty where there is nothing to tell.
  var markText: String? { get set }
}

/// The cell of the people list: full name, birthday (row A10), and a sign for what the server
/// does not have. Most rows never have one, so that its label is made when it is first needed.
@MainActor
final class PersonCell: TableViewCell, PersonShowing {
  static let identifier = "person"

  private let markPart = LazyPart<Label>()

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

  var markText: String? {
    get { markPart.ifMade?.text }
    set { if newValue?.isEmpty == false || markPart.ifMade != nil { markLabel.text = newValue } }
  }

  /// The third label: it comes after the other two.
  private var markLabel: Label {
    markPart.value {
      let label = Label(frame: contentView.bounds)
      contentView.addSubview(label)
      return label
    }
  }
}
