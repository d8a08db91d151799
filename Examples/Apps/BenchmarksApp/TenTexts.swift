import Binding

/// A presenter with ten string properties. All return `text`, so one write changes all of them.
final class TenTexts {
  var text = ""
  var a0: String { text }
  var a1: String { text }
  var a2: String { text }
  var a3: String { text }
  var a4: String { text }
  var a5: String { text }
  var a6: String { text }
  var a7: String { text }
  var a8: String { text }
  var a9: String { text }
}

/// A view with ten labels.
final class TenLabels {
  var a0 = "", a1 = "", a2 = "", a3 = "", a4 = "", a5 = "", a6 = "", a7 = "", a8 = "", a9 = ""
}

extension TenTexts {
  /// Returns a link from each string property to its label.
  @MainActor static func makeLinks() -> [PropertyLink<TenTexts, TenLabels>] {
    [
      .show(\.a0, in: \.a0), .show(\.a1, in: \.a1), .show(\.a2, in: \.a2), .show(\.a3, in: \.a3),
      .show(\.a4, in: \.a4), .show(\.a5, in: \.a5), .show(\.a6, in: \.a6), .show(\.a7, in: \.a7),
      .show(\.a8, in: \.a8), .show(\.a9, in: \.a9),
    ]
  }
}
