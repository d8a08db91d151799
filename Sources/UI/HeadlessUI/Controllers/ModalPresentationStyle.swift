/// How a presented controller covers its presenter (`UIModalPresentationStyle`).
public enum ModalPresentationStyle: Sendable {
  /// As the system likes: a sheet.
  case automatic
  /// The whole screen; the presenter disappears.
  case fullScreen
  /// A sheet; the presenter stays, partly covered.
  case pageSheet
  /// A smaller sheet; the presenter stays.
  case formSheet
  /// The whole screen, with the presenter still under it.
  case overFullScreen

  var letsPresenterDisappear: Bool { self == .fullScreen }
}
