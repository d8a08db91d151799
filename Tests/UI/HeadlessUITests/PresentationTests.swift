import HeadlessUI
import TestSupport
import Testing

@Suite("ViewController: presentation", .tags(.uiKitRule))
@MainActor struct PresentationTests {
  private let diary = Diary()

  private func makeRoot() -> (root: DiaryController, window: Window) {
    let root = DiaryController("root", diary)
    let window = makeWindow(root)
    _ = diary.take()
    return (root, window)
  }

  private func makeModal(_ style: ModalPresentationStyle = .automatic) -> DiaryController {
    let modal = DiaryController("modal", diary)
    modal.modalPresentationStyle = style
    modal.loadViewIfNeeded()
    _ = diary.take()
    return modal
  }

  /// Since iOS 13 a presented controller is a sheet: who is under it has not disappeared.
  @Test(
    "under a sheet the presenter stays",
    arguments: [ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func sheet(style: ModalPresentationStyle) {
    let (root, window) = makeRoot()
    let modal = makeModal(style)
    root.present(modal, animated: false) { [diary] in diary.write("completion") }
    #expect(
      diary.take() == [
        "modal willAppear", "modal isAppearing", "modal didAppear", "completion",
      ])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(window.subviews == [root.view, modal.view])
    modal.dismiss(animated: false) { [diary] in diary.write("completion") }
    #expect(diary.take() == ["modal willDisappear", "modal didDisappear", "completion"])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  /// `.fullScreen`: the presenter's view leaves the window, and comes back.
  @Test("under a full screen the presenter disappears, and appears again")
  func fullScreen() {
    let (root, window) = makeRoot()
    root.present(makeModal(.fullScreen), animated: false)
    #expect(
      diary.take() == [
        "root willDisappear", "modal willAppear", "modal isAppearing", "modal didAppear",
        "root didDisappear",
      ])
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    #expect(
      diary.take() == [
        "modal willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "modal didDisappear",
      ])
    #expect(root.view.window === window)
  }

  @Test("a controller knows that it is being presented, or dismissed, while it is")
  func flags() {
    final class Modal: ViewController {
      var presented: [Bool] = []
      var dismissed: [Bool] = []
      override func viewDidAppear(_ animated: Bool) { presented.append(isBeingPresented) }
      override func viewDidDisappear(_ animated: Bool) { dismissed.append(isBeingDismissed) }
    }
    let (root, window) = makeRoot()
    let modal = Modal()
    root.present(modal, animated: false)
    presentedFlags(modal.presented, modal.isBeingPresented)
    root.dismiss(animated: false)
    presentedFlags(modal.dismissed, modal.isBeingDismissed)
    withExtendedLifetime(window) {}
  }

  private func presentedFlags(_ during: [Bool], _ after: Bool) {
    #expect(during == [true])
    #expect(!after)
  }

  /// "Attempt to present … which is already presenting …" is a warning; nothing happens.
  @Test("presenting while presenting only warns", .recordsViolations)
  func twice() {
    let (root, window) = makeRoot()
    let first = makeModal()
    root.present(first, animated: false)
    root.present(AlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    #expect(
      takeViolations() == [
        Violation(
          .warning,
          """
          Attempt to present <AlertController> on <DiaryController> (from <DiaryController>) which \
          is already presenting <DiaryController>.
          """)
      ])
    #expect(root.presentedViewController === first)
    withExtendedLifetime(window) {}
  }

  @Test("presenting from outside a window only warns", .recordsViolations)
  func notInWindow() {
    let root = ViewController()
    root.present(ViewController(), animated: false)
    #expect(
      takeViolations() == [
        Violation(
          .warning,
          """
          Attempt to present <ViewController> on <ViewController> (from <ViewController>) whose \
          view is not in the window hierarchy.
          """)
      ])
    #expect(root.presentedViewController == nil)
  }

  /// iOS 16 presents all the same, through the container, with a warning.
  @Test("presenting from a buried controller warns, and presents", .recordsViolations)
  func detached() {
    let buried = ViewController()
    let navigation = NavigationController(rootViewController: buried)
    let window = makeWindow(navigation)
    navigation.pushViewController(ViewController(), animated: false)
    let modal = ViewController()
    buried.present(modal, animated: false)
    #expect(takeViolations().first?.message.contains("from detached view controller") == true)
    #expect(navigation.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
    withExtendedLifetime(window) {}
  }

  @Test("presenting what has its place already raises", .recordsViolations)
  func active() {
    let (root, window) = makeRoot()
    let child = ViewController()
    root.addChild(child)
    root.present(child, animated: false)
    root.present(root, animated: false)
    let modal = makeModal()
    root.present(modal, animated: false)
    modal.present(modal, animated: false)
    let other = ViewController()
    modal.present(other, animated: false)
    root.present(other, animated: false)
    #expect(
      takeViolations().map(\.message) == [
        """
        Application tried to present modally a view controller <ViewController> that has a parent \
        view controller <DiaryController>.
        """,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        <DiaryController>.
        """,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        <DiaryController>.
        """,
        """
        Application tried to present modally a view controller <ViewController> that is already \
        being presented by <DiaryController>.
        """,
      ])
    withExtendedLifetime(window) {}
  }

  @Test("dismissing takes all above along")
  func stack() {
    let (root, window) = makeRoot()
    let (low, high) = (makeModal(), DiaryController("high", diary))
    root.present(low, animated: false)
    low.present(high, animated: false)
    _ = diary.take()
    root.dismiss(animated: false)
    #expect(
      diary.take() == [
        "high willDisappear", "high didDisappear", "modal willDisappear", "modal didDisappear",
      ])
    #expect(window.subviews == [root.view])
    root.dismiss(animated: false) { [diary] in diary.write("never") }
    #expect(diary.take().isEmpty)
  }

  /// Twice covered, the root's view was out of its window; nobody in between appears.
  @Test("dismissing two full screens shows again whom they covered", .recordsViolations)
  func fullScreenStack() {
    let (root, window) = makeRoot()
    let (low, high) = (makeModal(.fullScreen), DiaryController("high", diary))
    high.modalPresentationStyle = .fullScreen
    root.present(low, animated: false)
    low.present(high, animated: false)
    _ = diary.take()
    root.dismiss(animated: false)
    #expect(
      diary.take() == [
        "high willDisappear", "high didDisappear", "root willAppear", "root isAppearing",
        "root didAppear",
      ])
    #expect(window.subviews == [root.view])
    #expect(root.presentedViewController == nil && low.presentingViewController == nil)
    #expect(takeViolations().isEmpty)
  }

  @Test("a new root takes what the old one presented along")
  func newRoot() {
    let (root, window) = makeRoot()
    root.present(makeModal(.fullScreen), animated: false)
    _ = diary.take()
    window.rootViewController = ViewController()
    #expect(diary.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(window.subviews.count == 1)
  }

  /// `Warning: Attempt to dismiss … while a presentation or dismiss is in progress!`
  @Test("a presentation under way cannot be dismissed", .recordsViolations)
  func dismissedTooEarly() {
    let (root, window) = makeRoot()
    window.holdsTransitions = true
    let modal = makeModal()
    root.present(modal, animated: true)
    #expect(modal.isBeingPresented && window.isTransitioning)
    root.dismiss(animated: true)
    #expect(takeViolations().map(\.severity) == [.warning])
    window.finishTransitions()
    #expect(!modal.isBeingPresented && !window.isTransitioning)
    root.dismiss(animated: true)
    root.dismiss(animated: true)
    #expect(takeViolations().map(\.severity) == [.warning])
    window.finishTransitions()
    #expect(root.presentedViewController == nil)
  }
}
