import HeadlessUI

/// Something that the user may choose to do, and what is done then.
@MainActor
struct Choice {
  let title: String
  let style: AlertAction.Style
  let work: @MainActor () -> Void

  init(
    _ title: String, _ style: AlertAction.Style = .default,
    _ work: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.style = style
    self.work = work
  }
}
