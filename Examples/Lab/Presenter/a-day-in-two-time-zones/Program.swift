import Domain
import Foundation
import Presenter
import Synchronization

/// A clock that the program moves.
enum Clock {
  static let start = Date(timeIntervalSince1970: 1_759_975_200)  // October 9, 2025, 02:00 GMT
  static let passed = Mutex(0.0)
  static var now: Date { start.addingTimeInterval(passed.withLock { $0 }) }
}

let ada = Person(
  PersonInfo(
    storedFirstName: "Ada", lastName: "Lovelace",
    birthday: try CalendarDate(year: 1815, month: 12, day: 10)))
let post = Post(id: Post.ID(), by: ada.id, storedText: "Hello", date: Clock.start)

for zone in ["America/Los_Angeles", "Asia/Tokyo"] {
  let context = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: zone) ?? .gmt,
    now: { Clock.now })
  print("\(zone), posted: \(PostPresenter(post, in: context).day)")
  print("\(zone), born: \(PersonRowPresenter(ada, in: context).birthday)")
  let row = PostPresenter(post, in: context)
  Clock.passed.withLock { $0 = 0 }
  let before = row.age
  Clock.passed.withLock { $0 = 7_200 }
  print("\(zone), age: \(before), then \(row.age)")
}
