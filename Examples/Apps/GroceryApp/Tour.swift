import ScriptRunner

/// What `grocery` plays where there is nothing to read: each step is told, typed and shown.
enum Tour {
  static let steps = [
    TourStep(
      "Shopping begins with no list. An alert with a text field asks for the first one's title.",
      "add Party"),
    TourStep("A second one comes in where its title belongs: one row moves down.", "add Camping"),
    TourStep(
      "The order is the entity's own, and the language's: capitals and accents do not disturb it.",
      "add \"élan vital\""),
    TourStep(
      "A title of nothing but blanks is refused with the reason; nothing is changed.",
      "add \"  \""),
    TourStep("A row is swiped away, and the list is deleted.", "delete 1"),
  ]
}
