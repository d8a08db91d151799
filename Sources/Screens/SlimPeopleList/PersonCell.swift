import Domain
import HeadlessUI

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
/// does not have.
@MainActor
final class PersonCell: TableViewCell, PersonShowing {
  static let identifier = "person"

  private let markLabel = Label()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    for label in [textLabel, detailTextLabel, markLabel].compactMap(\.self) {
      contentView.addSubview(label)
    }
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
    get { markLabel.text }
    set { markLabel.text = newValue }
  }
}

extension SyncMark {
  /// The sign that a row shows; empty where there is nothing to tell.
  var sign: String {
    switch self {
    case .synced: ""
    case .waiting: "↑"
    case .refused: "!"
    }
  }
}
