import ScriptRunner

/// What `posts` plays where there is nothing to read: each step is told, typed and shown.
enum Tour {
  static let steps = [
    TourStep(
      "The screens come out of a storyboard, and the storyboard is still a picture of the flow.",
      "flow"),
    TourStep(
      "A row is touched: the next screen is given an identifier, and loads the post by itself.",
      "open 2"),
    TourStep("", "back"),
    TourStep(
      "Somebody writes a post. The list shows what it loaded, until it loads again.",
      "write \"A new post.\""),
    TourStep("", "refresh"),
    TourStep(
      "Somebody removes a post. The list does not know, but who opens it is shown no ghost.",
      "remove 2"),
    TourStep("", "open 2"),
    TourStep("", "back"),
    TourStep("The network goes. Nothing happens until somebody asks.", "offline"),
    TourStep("The failure is told, the indicator is hidden, and the rows stay.", "refresh"),
    TourStep("", "online"),
  ]
}
