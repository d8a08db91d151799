import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uialertcontroller
/// https://developer.apple.com/documentation/uikit/uialertaction
@Suite("UIAlertController")
@MainActor struct AlertTests {
  private let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
  private let root = UIViewController()
  private let window: UIWindow

  init() { window = makeWindow(root) }

  /// Source: observed behavior, not documented.
  @Test("dismissing an alert in code calls no handler")
  func dismissed() async {
    var calls = 0
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls += 1 })
    await present(alert, on: root, in: window)
    root.dismiss(animated: true)
    await settle(window)
    #expect(calls == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test("text fields are configured and shown, and the first field becomes first responder")
  func textFields() async {
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "First name" }
    alert.addTextField()
    await present(alert, on: root, in: window)
    #expect(alert.textFields?.map(\.placeholder) == ["First name", nil])
    #expect(alert.textFields?.first?.isFirstResponder == true)
    alert.addTextField()
    #expect(alert.textFields?.allSatisfy { $0.window === window } == true)
    await dismiss(from: root, in: window)
    #expect(firstResponder(in: window) == nil)
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    /// Source: the text of UIKit's exception in public crash reports.
    @Test("an invalid change or presentation raises UIKit's exception", .countsWarnings)
    func rules() {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      root.present(sheet, animated: false)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.preferredAction = UIAlertAction(title: "Else", style: .default)
      expectExceptions(
        """
        Text fields can only be added to an alert controller of style \
        UIAlertController.Style.alert
        """,
        "UIAlertController must have a title, a message or an action to display",
        "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel",
        """
        The -preferredAction of an alert controller must be contained in the -actions array or \
        be nil.
        """)
      #expect(alert.actions.count == 1 && alert.preferredAction == nil)
      #expect(root.presentedViewController == nil)
      alert.preferredAction = alert.actions[0]
      expectExceptions()
    }

    @Test(
      "an action sheet without a popover source raises an exception only in a wide window",
      .countsWarnings,
      .bug("https://github.com/corin8823/Popover/issues/104"),
      arguments: [639, 640])
    func popover(width: Double) {
      window.frame.size.width = width
      func makeSheet() -> UIAlertController {
        UIAlertController(title: "Add", message: nil, preferredStyle: .actionSheet)
      }
      root.present(makeSheet(), animated: false)
      let complaints = takeExceptions()
      #expect(complaints.count == (width < 640 ? 0 : 1))
      #expect(
        complaints.allSatisfy {
          $0.contains("You must provide location information")
            && $0.hasSuffix("Delegate method -prepareForPopoverPresentation.")
        })
      root.dismiss(animated: false)
      let pointing = [makeSheet(), makeSheet()]
      pointing[0].popoverPresentationController?.sourceView = root.view
      pointing[1].popoverPresentationController?.barButtonItem = UIBarButtonItem(systemItem: .add)
      for sheet in pointing {
        root.present(sheet, animated: false)
        #expect(root.presentedViewController === sheet)
        root.dismiss(animated: false)
      }
      #expect(alert.popoverPresentationController == nil)
      root.present(alert, animated: false)
      expectExceptions()
    }
  #endif
}
