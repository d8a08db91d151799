import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A view that shows a person's name, birthday and sync mark.
@MainActor
protocol PersonShowing: AnyObject {
  /// Shows the name and birthday of `person`, and the sign of `mark`.
  func show(_ person: PersonRowPresenter, _ mark: SyncMark)
}

/// The cell of the people list: full name, birthday and sync mark.
@MainActor
final class PersonCell: UITableViewCell, PersonShowing {
  static let identifier = "person"

  private let markLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    for label in [textLabel, detailTextLabel, markLabel].compactMap(\.self) {
      contentView.addSubview(label)
    }
    // The mark is at the end of the row, in the margin.
    markLabel.textAlignment = .right
    markLabel.frame = contentView.bounds
    markLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ person: PersonRowPresenter, _ mark: SyncMark) {
    textLabel?.text = person.fullName
    detailTextLabel?.text = person.birthday
    markLabel.text =
      switch mark {
      case .synced: ""
      case .waiting: "↑"
      case .refused: "!"
      }
  }
}
