import HeadlessUI

/// What a live screen shows beside what its window says: where the person is.
struct LiveLook {
  /// How many times the activity indicators have turned.
  var tick = 0
  /// The table whose highlighted row the arrow keys move.
  var frontTable: ObjectIdentifier?
  /// The button, bar item or alert action that Return presses.
  var focus: ObjectIdentifier?

  /// The picture of an activity indicator.
  var spinner: String {
    let turns = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return turns[tick % turns.count]
  }

  func isFocused(_ object: AnyObject) -> Bool { focus == ObjectIdentifier(object) }
}
