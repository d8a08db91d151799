import DataSource
import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A view that shows a follower's name and birthday.
@MainActor
protocol FollowerShowing: AnyObject {
  func show(_ follower: PersonRowPresenter)
}

/// The cell of the followers list.
@MainActor
final class FollowerCell: UITableViewCell, FollowerShowing {
  static let identifier = "follower"

  static func configuration(_ context: PresentationContext) -> CellConfiguration<Person> {
    CellConfiguration(identifier: identifier) { (cell: any FollowerShowing, person) in
      cell.show(PersonRowPresenter(person, in: context))
    }
  }

  func show(_ follower: PersonRowPresenter) {
    var content = UIListContentConfiguration.valueCell()
    content.text = follower.fullName
    content.secondaryText = follower.birthday
    contentConfiguration = content
  }
}
