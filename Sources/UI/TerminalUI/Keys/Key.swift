/// A key press, or pasted text.
enum Key: Hashable {
  /// A typed character.
  case character(Character)
  /// A letter typed with the Control key, in lower case.
  case control(Character)
  /// Pasted text. Its characters do not count as keys.
  case paste(String)
  case up, down, left, right
  /// The word steps: Alt-B and Alt-F, or an arrow with Control or Alt.
  case wordLeft, wordRight
  case home, end, pageUp, pageDown
  case `return`, escape, tab, backTab
  /// The deleting keys. `deleteWord` is Alt-Backspace.
  case backspace, delete, deleteWord
}
