/// What a terminal can do, as far as it matters here.
public enum TerminalAbility: Sendable, CaseIterable {
  /// Nothing but lines of text, one after the other: a file, a pipe, `TERM=dumb`.
  case lines
  /// The cursor can be placed; bold, dim, underlined and inverse text, no colours.
  case monochrome
  /// As ``monochrome``, in sixteen colours.
  case colours

  /// What can be done where a program's output goes.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a terminal reads the output.
  ///   - environment: `TERM` names the terminal's kind, and is missing or `dumb` for one that can
  ///     place no cursor. `NO_COLOR`, set to anything but nothing, asks for no colours
  ///     (no-color.org).
  public init(isTerminal: Bool, environment: [String: String]) {
    let kind = environment["TERM"] ?? ""
    let refusesColours = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    switch (isTerminal, kind) {
    case (false, _), (_, ""), (_, "dumb"), (_, "unknown"): self = .lines
    case _ where refusesColours || kind.hasPrefix("vt1") || kind.hasPrefix("vt2"):
      self = .monochrome
    default: self = .colours
    }
  }
}
