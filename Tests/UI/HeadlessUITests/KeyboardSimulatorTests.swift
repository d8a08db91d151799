import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("Keyboard: it posts what UIKit posts", .tags(.uiKitRule), .recordsViolations)
@MainActor struct KeyboardSimulatorTests {
  private static let docked = CGRect(x: 0, y: 540, width: 390, height: 304)
  private static let away = CGRect(x: 0, y: 844, width: 390, height: 304)

  /// Writes down each notification by name, and the last one's values.
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
    let window: Window
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let other = TextView(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
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
  }

  private static let shows = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
  private static let hides = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]
  private static let changes = ["WillChangeFrame", "DidChangeFrame"]

  @Test("it comes with the first responder: the change of frame first, then the show")
  func comes() {
    let stage = Stage()
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

  @Test("it goes when the window is displayed without one")
  func goes() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
    stage.field.resignFirstResponder()
    #expect(stage.listener.take() == [])
    stage.window.displayIfNeeded()
    #expect(stage.listener.take() == Self.hides)
    #expect(stage.keyboard.frame == Self.away)
  }

  @Test("a focus that moves from field to field posts nothing")
  func focusMoves() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
    stage.other.becomeFirstResponder()
    stage.window.displayIfNeeded()
    #expect(stage.listener.take() == [])
    #expect(stage.keyboard.isUp)
  }

  @Test("undocked, it posts a hide whose frame is on the screen, then changes of frame only")
  func undocks() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
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

  @Test("floating, it gives an empty frame")
  func floats() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
    stage.keyboard.float()
    #expect(stage.listener.take() == Self.hides)
    #expect(stage.keyboard.frame == .zero)
    stage.keyboard.undock(by: 100)
    stage.keyboard.float()
    #expect(stage.listener.take() == Self.changes + Self.changes)
  }

  @Test("a hardware keyboard leaves nothing, or a bar", arguments: [0, 55])
  func hardware(_ bar: CGFloat) {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
    stage.keyboard.connectHardwareKeyboard(barHeight: bar)
    #expect(stage.listener.take() == (bar > 0 ? Self.shows : Self.hides))
    #expect(stage.keyboard.frame.minY == 844 - bar)
  }

  @Test("it grows where it stands")
  func grows() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
    stage.keyboard.changeHeight(to: 348)
    #expect(stage.listener.take() == Self.shows)
    #expect(stage.keyboard.frame == CGRect(x: 0, y: 496, width: 390, height: 348))
  }

  @Test("turned, it posts before the window has its new size, and again after")
  func rotates() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.listener.take()
    stage.keyboard.changeHeight(to: 200)
    stage.keyboard.rotate(to: CGSize(width: 844, height: 390))
    #expect(stage.keyboard.frame == CGRect(x: 0, y: 190, width: 844, height: 200))
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.listener.take() == Self.shows + Self.shows)
  }

  @Test("another app's keyboard is said to be so")
  func otherApp() {
    let stage = Stage()
    stage.keyboard.otherAppShows()
    #expect(stage.listener.take() == Self.shows)
    #expect(stage.listener.info["UIKeyboardIsLocalUserInfoKey"] == "false")
    stage.keyboard.otherAppHides()
    #expect(stage.listener.take() == Self.hides)
  }

  @Test("it ends when it is released, and holds no window", .tags(.memory))
  func freed() async {
    await expectFreed { Stage().keyboard }
    await expectFreed {
      let stage = Stage()
      stage.field.becomeFirstResponder()
      return stage.window
    }
  }
}
