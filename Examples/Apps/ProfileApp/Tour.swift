import ScriptRunner

/// What `profile` plays where there is nothing to read: each step is told, typed and shown.
enum Tour {
  static let steps = [
    TourStep(
      "Your own profile. Header and grid are two children, put into their places by one controller.",
      "size 80x24"),
    TourStep(
      "A post is written: Return moves on, Return sends. The grid follows the store by itself.",
      "post \"A moth, in relay 70\" \"taped into the log\""),
    TourStep(
      "There is room: the followers come beside the profile, which only told a navigator.",
      "followers"),
    TourStep(
      "The window narrows: the same screen, now on top of the stack. The path is kept.",
      "size 60x24"),
    TourStep("A row hands on an identifier; the next screen loads its own.", "open 1"),
    TourStep("Following asks first …", "tap Follow"),
    TourStep("… and sends nothing unless the answer is yes.", "tap Cancel"),
    TourStep("The server fails: that is told, and nothing is changed.", "server down"),
    TourStep("", "follow"),
    TourStep("It is back. Its answer goes to the presenter; the binding shows it.", "server up"),
    TourStep("", "follow"),
    TourStep(
      "A bad link is refused by its bad part, before there is a screen.",
      "link unmassive://people/42"),
    TourStep("The way back was kept all along.", "back"),
  ]
}
