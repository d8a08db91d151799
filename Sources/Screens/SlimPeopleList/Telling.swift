/// Something that can tell the user why an input is refused: an alert on screen, a spy in a test.
@MainActor
protocol Telling {
  func tell(_ title: String, _ reason: String)
}
