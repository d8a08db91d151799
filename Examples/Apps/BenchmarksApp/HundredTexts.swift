import Binding

/// A presenter with a hundred texts; each shows what `text` says, so that one write changes all.
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

/// A view with a hundred labels.
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
