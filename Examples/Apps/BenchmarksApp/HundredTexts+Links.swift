import Binding

extension HundredTexts {
  /// A link for each text.
  @MainActor static func makeLinks() -> [Link<HundredTexts, HundredLabels>] {
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

extension HundredLabels {
  /// What a controller writes by hand: one of the texts. Not inlined, or the loop vanishes.
  @inline(never) static func assignOne(_ texts: HundredTexts, _ labels: HundredLabels) {
    labels.a0 = texts.a0
  }

  /// What a controller writes by hand: ten of the texts. Not inlined, or the loop vanishes.
  @inline(never) static func assignTen(_ texts: HundredTexts, _ labels: HundredLabels) {
    labels.a0 = texts.a0
    labels.a1 = texts.a1
    labels.a2 = texts.a2
    labels.a3 = texts.a3
    labels.a4 = texts.a4
    labels.a5 = texts.a5
    labels.a6 = texts.a6
    labels.a7 = texts.a7
    labels.a8 = texts.a8
    labels.a9 = texts.a9
  }

  /// What a controller writes by hand: every of the texts. Not inlined, or the loop vanishes.
  @inline(never) static func assignAll(_ texts: HundredTexts, _ labels: HundredLabels) {
    labels.a0 = texts.a0
    labels.a1 = texts.a1
    labels.a2 = texts.a2
    labels.a3 = texts.a3
    labels.a4 = texts.a4
    labels.a5 = texts.a5
    labels.a6 = texts.a6
    labels.a7 = texts.a7
    labels.a8 = texts.a8
    labels.a9 = texts.a9
    labels.b0 = texts.b0
    labels.b1 = texts.b1
    labels.b2 = texts.b2
    labels.b3 = texts.b3
    labels.b4 = texts.b4
    labels.b5 = texts.b5
    labels.b6 = texts.b6
    labels.b7 = texts.b7
    labels.b8 = texts.b8
    labels.b9 = texts.b9
    labels.c0 = texts.c0
    labels.c1 = texts.c1
    labels.c2 = texts.c2
    labels.c3 = texts.c3
    labels.c4 = texts.c4
    labels.c5 = texts.c5
    labels.c6 = texts.c6
    labels.c7 = texts.c7
    labels.c8 = texts.c8
    labels.c9 = texts.c9
    labels.d0 = texts.d0
    labels.d1 = texts.d1
    labels.d2 = texts.d2
    labels.d3 = texts.d3
    labels.d4 = texts.d4
    labels.d5 = texts.d5
    labels.d6 = texts.d6
    labels.d7 = texts.d7
    labels.d8 = texts.d8
    labels.d9 = texts.d9
    labels.e0 = texts.e0
    labels.e1 = texts.e1
    labels.e2 = texts.e2
    labels.e3 = texts.e3
    labels.e4 = texts.e4
    labels.e5 = texts.e5
    labels.e6 = texts.e6
    labels.e7 = texts.e7
    labels.e8 = texts.e8
    labels.e9 = texts.e9
    labels.f0 = texts.f0
    labels.f1 = texts.f1
    labels.f2 = texts.f2
    labels.f3 = texts.f3
    labels.f4 = texts.f4
    labels.f5 = texts.f5
    labels.f6 = texts.f6
    labels.f7 = texts.f7
    labels.f8 = texts.f8
    labels.f9 = texts.f9
    labels.g0 = texts.g0
    labels.g1 = texts.g1
    labels.g2 = texts.g2
    labels.g3 = texts.g3
    labels.g4 = texts.g4
    labels.g5 = texts.g5
    labels.g6 = texts.g6
    labels.g7 = texts.g7
    labels.g8 = texts.g8
    labels.g9 = texts.g9
    labels.h0 = texts.h0
    labels.h1 = texts.h1
    labels.h2 = texts.h2
    labels.h3 = texts.h3
    labels.h4 = texts.h4
    labels.h5 = texts.h5
    labels.h6 = texts.h6
    labels.h7 = texts.h7
    labels.h8 = texts.h8
    labels.h9 = texts.h9
    labels.i0 = texts.i0
    labels.i1 = texts.i1
    labels.i2 = texts.i2
    labels.i3 = texts.i3
    labels.i4 = texts.i4
    labels.i5 = texts.i5
    labels.i6 = texts.i6
    labels.i7 = texts.i7
    labels.i8 = texts.i8
    labels.i9 = texts.i9
    labels.j0 = texts.j0
    labels.j1 = texts.j1
    labels.j2 = texts.j2
    labels.j3 = texts.j3
    labels.j4 = texts.j4
    labels.j5 = texts.j5
    labels.j6 = texts.j6
    labels.j7 = texts.j7
    labels.j8 = texts.j8
    labels.j9 = texts.j9
  }
}
