import Database
import Domain
import HeadlessUI
import MassivePeopleList
import Pilot
import Testing

// MARK: Double

/// Opens the form from the list, which needs a database. Only the list can open the form.
@MainActor
private func openForm(
  _ center: NotificationCenter
) async throws -> (pilot: ScreenPilot, keyboard: KeyboardSimulator) {
  let screen = try await PeopleListViewController(
    database: .memory, defaults: try #require(UserDefaults(suiteName: "\(UUID())")),
    notifications: center)
  let window = UIWindow(size: CGSize(width: 375, height: 812))
  window.rootViewController = UINavigationController(rootViewController: screen)
  window.makeKeyAndVisible()
  let pilot = ScreenPilot(window)
  try pilot.tap("Add")
  return (pilot, KeyboardSimulator(window: window, center: center))
}

// MARK: Test

@Suite("Massive: the keyboard hides", .timeLimit(.minutes(3)))
@MainActor
struct KeyboardHidesTests {
  @Test("the form restores its original inset")
  func keyboardHides() async throws {
    let (pilot, keyboard) = try await openForm(NotificationCenter())
    let form = try #require(pilot.window.rootViewController?.presentedViewController)
    let scrollView = try #require(form.children.first?.view as? UIScrollView)
    scrollView.contentInset.bottom = 20
    try pilot.type("Ada", into: "First Name")
    #expect(keyboard.isUp)
    #expect(scrollView.contentInset.bottom == 304)
    pilot.window.firstResponder?.resignFirstResponder()
    pilot.window.displayIfNeeded()
    #expect(scrollView.contentInset.bottom == 20)
  }
}
