public import Foundation

/// The software keyboard of a window's screen, without keys: it posts what UIKit posts. Ours.
///
/// It comes as soon as a text field or text view becomes first responder. It goes when the window
/// is next displayed with none: a focus that moves from field to field keeps it up, and posts
/// nothing, as in UIKit (which posts the same frame again where fields have an accessory view). What
/// a person does with it is told by ``undock(by:)`` and the like.
///
///     let keyboard = KeyboardSimulator(window: window)
///     field.becomeFirstResponder()     // willChangeFrame, willShow, didChangeFrame, didShow
///     field.resignFirstResponder()
///     window.displayIfNeeded()         // willChangeFrame, willHide, didChangeFrame, didHide
///
/// It holds its window weakly. Keep it: it ends when it is released.
@MainActor public final class KeyboardSimulator {
  /// How the keyboard stands when it is up.
  public enum Placement: Equatable, Sendable {
    /// At the bottom of the screen, over its whole width.
    case docked
    /// Lifted off the bottom by so many points.
    case undocked(by: CGFloat)
    /// Small, and free on the screen. UIKit gives an empty frame for it.
    case floating
    /// A real keyboard is connected: only a bar of so many points is left, often of none.
    case hardware(barHeight: CGFloat)
  }

  /// How high the keyboard is, in points.
  public private(set) var height: CGFloat
  /// How it stands, or will when it comes.
  public private(set) var placement = Placement.docked
  /// Whether something is typed into.
  public private(set) var isUp = false
  /// Where it is, in screen coordinates: what it last posted as its end.
  public private(set) var frame: CGRect

  let center: NotificationCenter
  private weak var window: Window?
  private var screen: CGSize
  private var observations: [WindowObservation] = []

  /// The keyboard of the screen that `window` is on.
  ///
  /// - Parameters:
  ///   - window: whose first responder it follows; its frame is in screen coordinates.
  ///   - screen: the size of the screen, where the window does not reach to its end.
  ///   - height: how high the docked keyboard is, in points.
  ///   - center: where the notifications are posted.
  public init(
    window: Window, screen: CGSize? = nil, height: CGFloat = 304,
    center: NotificationCenter = .default
  ) {
    self.window = window
    self.screen = screen ?? CGSize(width: window.frame.maxX, height: window.frame.maxY)
    self.height = height
    self.center = center
    frame = CGRect(x: 0, y: self.screen.height, width: self.screen.width, height: height)
    observations = [
      window.addFirstResponderObserver { [weak self] in
        if self?.isWanted == true { self?.comeIfNeeded() }
      },
      window.addDisplayObserver { [weak self] in self?.follow() },
    ]
  }

  private var isWanted: Bool {
    window?.firstResponder is TextField || window?.firstResponder is TextView
  }

  private func follow() {
    if isWanted { comeIfNeeded() } else { leaveIfNeeded() }
  }

  private func comeIfNeeded() {
    guard !isUp else { return }
    isUp = true
    move(to: restingFrame(), posting: postsShow ? .show : .changeOnly)
  }

  private func leaveIfNeeded() {
    guard isUp else { return }
    isUp = false
    move(to: awayFrame(), posting: postsShow ? .hide : .changeOnly)
  }

  // MARK: What a person does

  /// Brings it to the bottom of the screen, from wherever it is; ends a hardware keyboard, too.
  public func dock() {
    place(.docked, posting: .show)
  }

  /// Lifts it off the bottom: a hide, whose frame is still on the screen.
  public func undock(by distance: CGFloat) {
    place(.undocked(by: distance), posting: placement == .docked ? .hide : .changeOnly)
  }

  /// Makes it small and free: a hide, with the empty frame that UIKit gives then.
  public func float() {
    place(.floating, posting: placement == .docked ? .hide : .changeOnly)
  }

  /// Connects a real keyboard: a hide, or, where a bar is left, a show of little height.
  public func connectHardwareKeyboard(barHeight: CGFloat = 0) {
    place(.hardware(barHeight: barHeight), posting: barHeight > 0 ? .show : .hide)
  }

  /// Makes it higher or lower: a row of suggestions, another language.
  public func changeHeight(to height: CGFloat) {
    self.height = height
    place(placement, posting: postsShow ? .show : .changeOnly)
  }

  /// Turns the device: the notification comes first, then the window has its new size and is laid
  /// out, then the keyboard has arrived.
  public func rotate(to screen: CGSize) {
    self.screen = screen
    let end = isUp ? restingFrame() : awayFrame()
    let turn: @MainActor () -> Void = { [weak window] in
      window?.frame = CGRect(origin: .zero, size: screen)
      window?.layoutIfNeeded()
    }
    move(to: end, posting: isUp && postsShow ? .show : .changeOnly, meanwhile: turn)
  }

  /// The keyboard of the app beside this one comes, and goes again with ``otherAppHides()``.
  public func otherAppShows() {
    move(to: dockedFrame(), posting: .show, isLocal: false)
  }

  /// The keyboard of the app beside this one goes.
  public func otherAppHides() {
    move(to: awayFrame(), posting: .hide, isLocal: false)
  }

  // MARK: Frames

  private var postsShow: Bool {
    switch placement {
    case .docked: true
    case .hardware(let barHeight): barHeight > 0
    case .undocked, .floating: false
    }
  }

  private func place(_ placement: Placement, posting change: KeyboardPosting.Change) {
    self.placement = placement
    if isUp { move(to: restingFrame(), posting: change) }
  }

  private func restingFrame() -> CGRect {
    switch placement {
    case .docked: dockedFrame()
    case .undocked(let distance): dockedFrame().offsetBy(dx: 0, dy: -distance)
    case .floating: .zero
    case .hardware(let barHeight): awayFrame().offsetBy(dx: 0, dy: -barHeight)
    }
  }

  private func dockedFrame() -> CGRect { awayFrame().offsetBy(dx: 0, dy: -height) }

  private func awayFrame() -> CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  private func move(
    to end: CGRect, posting change: KeyboardPosting.Change, isLocal: Bool = true,
    meanwhile: @MainActor () -> Void = {}
  ) {
    let posting = KeyboardPosting(change: change, begin: frame, end: end, isLocal: isLocal)
    posting.postWill(to: center)
    frame = end
    meanwhile()
    posting.postDid(to: center)
  }
}
