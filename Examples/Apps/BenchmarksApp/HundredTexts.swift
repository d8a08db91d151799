import Binding

/// A presenter with 100 string properties. All return `text`, so one write changes all of them.
final class HundredTexts {
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
  var b0: String { text }
  var b1: String { text }
  var b2: String { text }
  var b3: String { text }
  var b4: String { text }
  var b5: String { text }
  var b6: String { text }
  var b7: String { text }
  var b8: String { text }
  var b9: String { text }
  var c0: String { text }
  var c1: String { text }
  var c2: String { text }
  var c3: String { text }
  var c4: String { text }
  var c5: String { text }
  var c6: String { text }
  var c7: String { text }
  var c8: String { text }
  var c9: String { text }
  var d0: String { text }
  var d1: String { text }
  var d2: String { text }
  var d3: String { text }
  var d4: String { text }
  var d5: String { text }
  var d6: String { text }
  var d7: String { text }
  var d8: String { text }
  var d9: String { text }
  var e0: String { text }
  var e1: String { text }
  var e2: String { text }
  var e3: String { text }
  var e4: String { text }
  var e5: String { text }
  var e6: String { text }
  var e7: String { text }
  var e8: String { text }
  var e9: String { text }
  var f0: String { text }
  var f1: String { text }
  var f2: String { text }
  var f3: String { text }
  var f4: String { text }
  var f5: String { text }
  var f6: String { text }
  var f7: String { text }
  var f8: String { text }
  var f9: String { text }
  var g0: String { text }
  var g1: String { text }
  var g2: String { text }
  var g3: String { text }
  var g4: String { text }
  var g5: String { text }
  var g6: String { text }
  var g7: String { text }
  var g8: String { text }
  var g9: String { text }
  var h0: String { text }
  var h1: String { text }
  var h2: String { text }
  var h3: String { text }
  var h4: String { text }
  var h5: String { text }
  var h6: String { text }
  var h7: String { text }
  var h8: String { text }
  var h9: String { text }
  var i0: String { text }
  var i1: String { text }
  var i2: String { text }
  var i3: String { text }
  var i4: String { text }
  var i5: String { text }
  var i6: String { text }
  var i7: String { text }
  var i8: String { text }
  var i9: String { text }
  var j0: String { text }
  var j1: String { text }
  var j2: String { text }
  var j3: String { text }
  var j4: String { text }
  var j5: String { text }
  var j6: String { text }
  var j7: String { text }
  var j8: String { text }
  var j9: String { text }
}

/// A view with 100 labels.
final class HundredLabels {
  var a0 = "", a1 = "", a2 = "", a3 = "", a4 = "", a5 = "", a6 = "", a7 = "", a8 = "", a9 = ""
  var b0 = "", b1 = "", b2 = "", b3 = "", b4 = "", b5 = "", b6 = "", b7 = "", b8 = "", b9 = ""
  var c0 = "", c1 = "", c2 = "", c3 = "", c4 = "", c5 = "", c6 = "", c7 = "", c8 = "", c9 = ""
  var d0 = "", d1 = "", d2 = "", d3 = "", d4 = "", d5 = "", d6 = "", d7 = "", d8 = "", d9 = ""
  var e0 = "", e1 = "", e2 = "", e3 = "", e4 = "", e5 = "", e6 = "", e7 = "", e8 = "", e9 = ""
  var f0 = "", f1 = "", f2 = "", f3 = "", f4 = "", f5 = "", f6 = "", f7 = "", f8 = "", f9 = ""
  var g0 = "", g1 = "", g2 = "", g3 = "", g4 = "", g5 = "", g6 = "", g7 = "", g8 = "", g9 = ""
  var h0 = "", h1 = "", h2 = "", h3 = "", h4 = "", h5 = "", h6 = "", h7 = "", h8 = "", h9 = ""
  var i0 = "", i1 = "", i2 = "", i3 = "", i4 = "", i5 = "", i6 = "", i7 = "", i8 = "", i9 = ""
  var j0 = "", j1 = "", j2 = "", j3 = "", j4 = "", j5 = "", j6 = "", j7 = "", j8 = "", j9 = ""
}

extension HundredTexts {
  /// Returns a link from each string property to its label.
  @MainActor static func makeLinks() -> [PropertyLink<HundredTexts, HundredLabels>] {
    [
      .show(\.a0, in: \.a0), .show(\.a1, in: \.a1), .show(\.a2, in: \.a2),
      .show(\.a3, in: \.a3), .show(\.a4, in: \.a4), .show(\.a5, in: \.a5),
      .show(\.a6, in: \.a6), .show(\.a7, in: \.a7), .show(\.a8, in: \.a8),
      .show(\.a9, in: \.a9), .show(\.b0, in: \.b0), .show(\.b1, in: \.b1),
      .show(\.b2, in: \.b2), .show(\.b3, in: \.b3), .show(\.b4, in: \.b4),
      .show(\.b5, in: \.b5), .show(\.b6, in: \.b6), .show(\.b7, in: \.b7),
      .show(\.b8, in: \.b8), .show(\.b9, in: \.b9), .show(\.c0, in: \.c0),
      .show(\.c1, in: \.c1), .show(\.c2, in: \.c2), .show(\.c3, in: \.c3),
      .show(\.c4, in: \.c4), .show(\.c5, in: \.c5), .show(\.c6, in: \.c6),
      .show(\.c7, in: \.c7), .show(\.c8, in: \.c8), .show(\.c9, in: \.c9),
      .show(\.d0, in: \.d0), .show(\.d1, in: \.d1), .show(\.d2, in: \.d2),
      .show(\.d3, in: \.d3), .show(\.d4, in: \.d4), .show(\.d5, in: \.d5),
      .show(\.d6, in: \.d6), .show(\.d7, in: \.d7), .show(\.d8, in: \.d8),
      .show(\.d9, in: \.d9), .show(\.e0, in: \.e0), .show(\.e1, in: \.e1),
      .show(\.e2, in: \.e2), .show(\.e3, in: \.e3), .show(\.e4, in: \.e4),
      .show(\.e5, in: \.e5), .show(\.e6, in: \.e6), .show(\.e7, in: \.e7),
      .show(\.e8, in: \.e8), .show(\.e9, in: \.e9), .show(\.f0, in: \.f0),
      .show(\.f1, in: \.f1), .show(\.f2, in: \.f2), .show(\.f3, in: \.f3),
      .show(\.f4, in: \.f4), .show(\.f5, in: \.f5), .show(\.f6, in: \.f6),
      .show(\.f7, in: \.f7), .show(\.f8, in: \.f8), .show(\.f9, in: \.f9),
      .show(\.g0, in: \.g0), .show(\.g1, in: \.g1), .show(\.g2, in: \.g2),
      .show(\.g3, in: \.g3), .show(\.g4, in: \.g4), .show(\.g5, in: \.g5),
      .show(\.g6, in: \.g6), .show(\.g7, in: \.g7), .show(\.g8, in: \.g8),
      .show(\.g9, in: \.g9), .show(\.h0, in: \.h0), .show(\.h1, in: \.h1),
      .show(\.h2, in: \.h2), .show(\.h3, in: \.h3), .show(\.h4, in: \.h4),
      .show(\.h5, in: \.h5), .show(\.h6, in: \.h6), .show(\.h7, in: \.h7),
      .show(\.h8, in: \.h8), .show(\.h9, in: \.h9), .show(\.i0, in: \.i0),
      .show(\.i1, in: \.i1), .show(\.i2, in: \.i2), .show(\.i3, in: \.i3),
      .show(\.i4, in: \.i4), .show(\.i5, in: \.i5), .show(\.i6, in: \.i6),
      .show(\.i7, in: \.i7), .show(\.i8, in: \.i8), .show(\.i9, in: \.i9),
      .show(\.j0, in: \.j0), .show(\.j1, in: \.j1), .show(\.j2, in: \.j2),
      .show(\.j3, in: \.j3), .show(\.j4, in: \.j4), .show(\.j5, in: \.j5),
      .show(\.j6, in: \.j6), .show(\.j7, in: \.j7), .show(\.j8, in: \.j8),
      .show(\.j9, in: \.j9),
    ]
  }
}
