import Domain
import Foundation
import HeadlessUI

/// A view that shows the texts of a person's row.
@MainActor
protocol PersonShowing: AnyObject {
  /// The full name.
  var nameText: String? { get set }
  /// The formatted birthday; empty if unknown.
  var birthdayText: String? { get set }
  /// The sign of the sync state; empty if the person is synced.
  var markText: String? { get set }
}

/// The cell of the people list: full name, birthday and sync mark.
@MainActor
final class PersonCell: TableViewCell, PersonShowing {
  static let identifier = "person"

  private let markLabel = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    for label in [textLabel, detailTextLabel, markLabel].compactMap(\.self) {
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

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
  /// The sign that a row shows; empty if the person is synced.
  var sign: String {
    switch self {
    case .synced: ""
    case .waiting: "↑"
    case .refused: "!"
    }
  }
}
