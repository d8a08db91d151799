import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@Suite("An alert in front of all screens", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor struct AlertInFrontTests {
  private let stage = OnStage()

  @Test("an alert appears over a presented screen")
  func overForm() async {
    let form = UIViewController()
    stage.screen.present(form, animated: false)
    stage.screen.showAlert("Not Saved", "The disk is full.")
    #expect((form.presentedViewController as? UIAlertController)?.title == "Not Saved")
  }

  @Test("an alert during a presentation appears later, over the presented screen")
  func duringPresentation() async {
    let form = UIViewController()
    stage.window.holdsTransitions = true
    stage.screen.present(form, animated: true)
    stage.screen.showAlert("Not Saved", "The disk is full.")
    #expect(form.presentedViewController == nil)
    stage.window.holdsTransitions = false
    await stage.wait(until: "the alert is on screen") { $0.alert?.title == "Not Saved" }
    #expect(form.presentedViewController is UIAlertController)
  }

  @Test("if `viewDidLoad` shows an alert, the alert appears in a later main-actor turn")
  func whileLoading() async {
    let loading = LoadingScreen()
    stage.window.rootViewController = loading
    #expect(loading.presentedViewController == nil)
    await stage.wait(until: "the alert is on screen") { $0.alert?.title == "Not Loaded" }
  }

  @Test("if `viewDidLoad` shows an alert, the alert appears after a presentation that has started")
  func whileLoadingDuringPresentation() async {
    let loading = LoadingScreen()
    let form = UIViewController()
    stage.window.holdsTransitions = true
    stage.window.rootViewController = loading
    loading.present(form, animated: true)
    for _ in 0..<10 { await Task.yield() }
    #expect(form.presentedViewController == nil)
    stage.window.holdsTransitions = false
    await stage.wait(until: "the alert is on screen") { $0.alert?.title == "Not Loaded" }
    #expect(form.presentedViewController is UIAlertController)
  }

  @Test("an alert of a screen without a window does not appear")
  func withoutWindow() async {
    let closed = UIViewController()
    closed.showAlert("Not Saved", "The disk is full.")
    for _ in 0..<10 { await Task.yield() }
    #expect(closed.presentedViewController == nil)
  }
}

/// A screen that shows an alert while its view loads.
private final class LoadingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    showAlert("Not Loaded", "The file is damaged.")
  }
}
