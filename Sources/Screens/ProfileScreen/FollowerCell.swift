import DataSource
import Domain
import Foundation
import HeadlessUI
import Presenter

/// A view that shows a follower's name and birthday.
@MainActor
protocol FollowerShowing: AnyObject {
  func show(_ follower: PersonRowPresenter)
}

/// The cell of the followers list.
@MainActor
final class FollowerCell: TableViewCell, FollowerShowing {
  static let identifier = "follower"

  static func configuration(_ context: PresentationContext) -> CellConfiguration<Person> {
    CellConfiguration(identifier: identifier) { (cell: any FollowerShowing, person) in
      cell.show(PersonRowPresenter(person, in: context))
    }
  }

  func show(_ follower: PersonRowPresenter) {
    var content = ListContentConfiguration.valueCell()
    content.text = follower.fullName
    content.secondaryText = follower.birthday
    contentConfiguration = content
  }
}
