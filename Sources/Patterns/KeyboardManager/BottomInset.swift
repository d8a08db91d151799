import Foundation

/// Remembers the bottom inset that a view had before the keyboard covered it.
///
/// The document's manager meant to remember it and never did (`oldBottomContentInset`, row D7).
nonisolated struct BottomInset {
  private var original: CGFloat = 0
  private var applied: CGFloat?

  /// The bottom inset to set while `overlap` points are covered; zero gives the original back,
  /// also one below zero.
  ///
  /// The larger of the two wins, not their sum: a bar for which the view kept some room lies under
  /// the keyboard as well. An inset that is not the one last applied was set by someone else, and
  /// is what they will want back: as it stands, for nothing says how they came to it. Whoever wants
  /// ten points more adds them to their own inset, not to the one that is set for the keyboard.
  mutating func covering(_ overlap: CGFloat, current: CGFloat) -> CGFloat {
    if current != applied { original = current }
    let next = overlap > 0 ? max(original, overlap) : original
    applied = next
    return next
  }
}
