import HeadlessUI
import TestSupport
import Testing

@Suite("KeyboardSimulator", .recordsViolations)
@MainActor struct KeyboardSimulatorTests {
  private static let docked = CGRect(x: 0, y: 540, width: 390, height: 304)
  private static let away = CGRect(x: 0, y: 844, width: 390, height: 304)

  /// Records each notification's name and end frame, and the last notification's values.
  @MainActor private final class Listener {
    private(set) var names: [String] = []
    private(set) var ends: [CGRect] = []
    private(set) var info: [String: String] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init(_ center: NotificationCenter) {
      for kind in ["Show", "Hide", "ChangeFrame"] {
        for tense in ["Will", "Did"] {
          let name = Notification.Name("UIKeyboard\(tense)\(kind)Notification")
          let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
            let end = $0.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? CGRect
            let info = ($0.userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
            MainActor.assumeIsolated {
              self?.names.append(tense + kind)
              self?.ends.append(end ?? .null)
              self?.info = Dictionary(uniqueKeysWithValues: info)
            }
          }
          tokens.append(token)
        }
      }
    }

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  @MainActor private struct Stage {
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let other = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
    let keyboard: KeyboardSimulator
    let listener: Listener
    private let center = NotificationCenter()

    init() {
      window = makeWindow()
      window.addSubview(field)
      window.addSubview(other)
      listener = Listener(center)
      keyboard = KeyboardSimulator(window: window, center: center)
    }

    /// Focuses the field, and then removes the names from the listener's record.
    func showKeyboard() {
      field.becomeFirstResponder()
      _ = listener.take()
    }
  }

  private let stage = Stage()

  private static let shows = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
  private static let hides = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]
  private static let changes = ["WillChangeFrame", "DidChangeFrame"]

  @Test("when the keyboard appears, each frame notification precedes a show notification")
  func appears() {
    stage.field.becomeFirstResponder()
    #expect(stage.listener.take() == Self.shows)
    #expect(stage.keyboard.isUp)
    #expect(stage.keyboard.frame == Self.docked)
    #expect(
      stage.listener.info == [
        "UIKeyboardFrameBeginUserInfoKey": "\(Self.away)",
        "UIKeyboardFrameEndUserInfoKey": "\(Self.docked)",
        "UIKeyboardAnimationDurationUserInfoKey": "0.25",
        "UIKeyboardAnimationCurveUserInfoKey": "7",
        "UIKeyboardIsLocalUserInfoKey": "true",
      ])
  }

  @Test("after the first responder resigns, the keyboard hides when the window is next displayed")
  func disappears() {
    stage.showKeyboard()
    stage.field.resignFirstResponder()
    #expect(stage.listener.take() == [])
    stage.window.displayIfNeeded()
    #expect(stage.listener.take() == Self.hides)
    #expect(stage.keyboard.frame == Self.away)
  }

  @Test("moving the focus to another field posts no notification")
  func focusMoves() {
    stage.showKeyboard()
    stage.other.becomeFirstResponder()
    stage.window.displayIfNeeded()
    #expect(stage.listener.take() == [])
    #expect(stage.keyboard.isUp)
  }

  @Test("undocking posts a hide notification, and an undocked keyboard posts only frame changes")
  func undocks() {
    stage.showKeyboard()
    stage.keyboard.undock(by: 100)
    #expect(stage.listener.take() == Self.hides)
    #expect(stage.listener.ends.last == Self.docked.offsetBy(dx: 0, dy: -100))
    stage.keyboard.undock(by: 200)
    #expect(stage.listener.take() == Self.changes)
    stage.field.resignFirstResponder()
    stage.window.displayIfNeeded()
    #expect(stage.listener.take() == Self.changes)
    stage.field.becomeFirstResponder()
    #expect(stage.listener.take() == Self.changes)
    stage.keyboard.dock()
    #expect(stage.listener.take() == Self.shows)
  }

  @Test("a floating keyboard posts a hide notification with an empty frame")
  func floats() {
    stage.showKeyboard()
    stage.keyboard.float()
    #expect(stage.listener.take() == Self.hides)
    #expect(stage.keyboard.frame == .zero)
    stage.keyboard.undock(by: 100)
    stage.keyboard.float()
    #expect(stage.listener.take() == Self.changes + Self.changes)
  }

  @Test(
    "with a hardware keyboard, only a bar is shown, or nothing if the bar's height is 0",
    arguments: [0, 55])
  func hardware(_ bar: CGFloat) {
    stage.showKeyboard()
    stage.keyboard.connectHardwareKeyboard(barHeight: bar)
    #expect(stage.listener.take() == (bar > 0 ? Self.shows : Self.hides))
    #expect(stage.keyboard.frame.minY == 844 - bar)
  }

  @Test("a keyboard that becomes taller posts another show notification")
  func grows() {
    stage.showKeyboard()
    stage.keyboard.changeHeight(to: 348)
    #expect(stage.listener.take() == Self.shows)
    #expect(stage.keyboard.frame == CGRect(x: 0, y: 496, width: 390, height: 348))
  }

  @Test("a rotation resizes the window and posts frame and show notifications")
  func rotates() {
    stage.field.becomeFirstResponder()
    stage.keyboard.changeHeight(to: 200)
    _ = stage.listener.take()
    stage.keyboard.rotate(to: CGSize(width: 844, height: 390))
    #expect(stage.keyboard.frame == CGRect(x: 0, y: 190, width: 844, height: 200))
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.listener.take() == Self.shows)
  }

  @Test("if the keyboard belongs to another app, `UIKeyboardIsLocalUserInfoKey` is false")
  func otherApp() {
    stage.keyboard.otherAppShows()
    #expect(stage.listener.take() == Self.shows)
    #expect(stage.listener.info["UIKeyboardIsLocalUserInfoKey"] == "false")
    stage.keyboard.otherAppHides()
    #expect(stage.listener.take() == Self.hides)
  }

  @Test("a keyboard simulator and its window are deallocated", .tags(.memory))
  func freed() async {
    await expectFreed { Stage().keyboard }
    await expectFreed {
      let stage = Stage()
      stage.field.becomeFirstResponder()
      return stage.window
    }
  }

  @Test("a deallocated keyboard simulator posts no notifications")
  func released() {
    let window = makeWindow()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    window.addSubview(field)
    let center = NotificationCenter()
    let listener = Listener(center)
    _ = KeyboardSimulator(window: window, center: center)
    field.becomeFirstResponder()
    #expect(listener.take().isEmpty)
  }
}
