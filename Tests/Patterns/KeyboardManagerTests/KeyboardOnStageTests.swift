import HeadlessUI
import KeyboardManager
import TestSupport
import Testing

/// A composer with a scroll view, two fields and the keyboard manager.
private final class ComposerController: UIViewController {
  let scrollView = UIScrollView(frame: .zero)
  let place = UITextField(frame: CGRect(x: 16, y: 16, width: 300, height: 44))
  let text = UITextField(frame: CGRect(x: 16, y: 720, width: 300, height: 44))
  private(set) var sent = 0
  private let center: NotificationCenter
  private var keyboard: FormKeyboard?
  private var returnKey: FocusOrderTextFieldDelegate?

  init(center: NotificationCenter) {
    self.center = center
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInset = UIEdgeInsets(top: 8, left: 4, bottom: 12, right: 4)
    scrollView.addSubview(place)
    scrollView.addSubview(text)
    view.addSubview(scrollView)
    keyboard = FormKeyboard(
      scrollView: scrollView, fields: [place, text], center: center,
      animator: KeyboardAnimator()
    ) { [weak self] in self?.sent += 1 }
  }

  override func viewDidAppear(_ animated: Bool) {
    keyboard?.beginObserving()
    keyboard?.order.focusFirst()
  }
  override func viewDidLayoutSubviews() { keyboard?.layoutDidChange() }
  override func viewWillDisappear(_ animated: Bool) { keyboard?.endObserving() }

  func pressReturn() { keyboard?.order.returnPressed() }
}

@Suite("KeyboardManager with a HeadlessUI scroll view", .recordsViolations)
@MainActor struct KeyboardOnStageTests {
  @MainActor private struct Stage {
    let composer: ComposerController
    let navigation: UINavigationController
    let window: UIWindow
    let keyboard: KeyboardSimulator

    init() {
      let center = NotificationCenter()
      composer = ComposerController(center: center)
      navigation = UINavigationController(rootViewController: UIViewController())
      window = UIWindow(size: CGSize(width: 390, height: 844))
      window.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      window.rootViewController = navigation
      keyboard = KeyboardSimulator(window: window, center: center)
      window.makeKeyAndVisible()
      navigation.pushViewController(composer, animated: false)
    }
  }

  private static let original = UIEdgeInsets(top: 8, left: 4, bottom: 12, right: 4)

  @Test("the composer focuses its first field, and the keyboard changes only the bottom insets")
  func firstFieldFocused() {
    let stage = Stage()
    #expect(stage.composer.place.isFirstResponder)
    #expect(
      stage.composer.scrollView.contentInset
        == UIEdgeInsets(top: 8, left: 4, bottom: 270, right: 4))
    #expect(stage.composer.scrollView.verticalScrollIndicatorInsets.bottom == 270)
    #expect(stage.composer.scrollView.horizontalScrollIndicatorInsets.bottom == 0)
  }

  @Test("the Return key scrolls to the next field, which the keyboard covered")
  func scrolls() {
    let stage = Stage()
    let scrollView = stage.composer.scrollView
    stage.composer.pressReturn()
    #expect(stage.composer.text.isFirstResponder)
    let field = scrollView.convert(stage.composer.text.frame, to: stage.window)
    #expect(field.maxY == stage.keyboard.frame.minY)
  }

  @Test("in the last field, the Return key sends the post and hides the keyboard")
  func sends() {
    let stage = Stage()
    stage.composer.pressReturn()
    stage.composer.pressReturn()
    stage.window.displayIfNeeded()
    #expect(stage.composer.sent == 1)
    #expect(!stage.keyboard.isUp)
    #expect(stage.composer.scrollView.contentInset == Self.original)
  }

  @Test("the insets are correct for a floating, docked, undocked and hardware keyboard")
  func follows() {
    let stage = Stage()
    let scrollView = stage.composer.scrollView
    stage.keyboard.float()
    #expect(scrollView.contentInset == Self.original)
    stage.keyboard.dock()
    #expect(scrollView.contentInset.bottom == 270)
    stage.keyboard.undock(by: 120)
    #expect(scrollView.contentInset == Self.original)
    stage.keyboard.connectHardwareKeyboard(barHeight: 55)
    #expect(scrollView.contentInset.bottom == 21)
    stage.keyboard.connectHardwareKeyboard()
    #expect(scrollView.contentInset == Self.original)
  }

  @Test("a rotation with a visible keyboard updates the insets")
  func rotates() {
    let stage = Stage()
    stage.keyboard.rotate(to: CGSize(width: 844, height: 390))
    #expect(stage.composer.scrollView.bounds.height == 390)
    #expect(stage.composer.scrollView.contentInset.bottom == 270)
  }

  @Test("a view that ends above the screen's bottom is inset by the covered height")
  func partOfScreen() {
    let stage = Stage()
    stage.composer.scrollView.frame.size.height = 600
    stage.composer.view.setNeedsLayout()
    stage.composer.view.layoutIfNeeded()
    #expect(stage.composer.scrollView.contentInset.bottom == 60)
  }

  @Test("popping the composer restores the insets and hides the keyboard")
  func popped() {
    let stage = Stage()
    stage.navigation.popViewController(animated: true)
    stage.window.displayIfNeeded()
    #expect(!stage.keyboard.isUp)
    #expect(stage.composer.scrollView.contentInset == Self.original)
  }

  @Test("the text field delegate forwards the Return key to its `FocusOrder`")
  func returnKeys() {
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
    for field in fields { window.addSubview(field) }
    var sent = 0
    let order = FocusOrder(fields) { sent += 1 }
    let delegate = FocusOrderTextFieldDelegate(order: order, textFields: fields)
    #expect(fields.map(\.returnKeyType) == [.next, .send])
    order.focusFirst()
    fields[0].insertText("\n")
    #expect(fields[1].isFirstResponder)
    fields[1].insertText("\n")
    #expect(sent == 1)
    #expect(fields[0].delegate === delegate)
  }

  @Test("the text field delegate forwards a touch to its `FocusOrder`")
  func touches() {
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
    for field in fields { window.addSubview(field) }
    var focused = 0
    let order = FocusOrder(fields, onFocus: { focused += 1 }, onSubmit: {})
    let delegate = FocusOrderTextFieldDelegate(order: order, textFields: fields)
    #expect(fields[1].tap())
    #expect(focused == 1)
    #expect(fields[1].delegate === delegate)
  }
}
