/// A key that was pressed, or text that was pasted.
public enum Key: Hashable, Sendable {
  /// A character was typed.
  case character(Character)
  /// A letter was typed with the control key held, in lower case.
  case control(Character)
  /// A text was pasted; nothing in it counts as a key.
  case paste(String)
  /// An arrow key.
  case up, down, left, right
  /// To the beginning, or to the end.
  case home, end
  /// A screen back, or on.
  case pageUp, pageDown
  /// Return, or Enter.
  case `return`
  /// Escape, alone.
  case escape
  /// Tab, or Tab with Shift.
  case tab, backTab
  /// Deletes before the cursor, or behind it.
  case backspace, delete
}
