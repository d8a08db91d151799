extension SampleList {
  /// People with whom a terminal has its troubles: wide, combining, too long, hostile.
  static let people: [(title: String, rows: [SampleRow])] = [
    (
      "A",
      [
        SampleRow(name: "Leonard Adleman", year: "1945"),
        SampleRow(name: "Frances Allen", year: "1932", mark: "↑"),
        SampleRow(name: "Anita Borg-Naffz Who Founded the Institute for Women", year: "1949"),
      ]
    ),
    (
      "H",
      [
        SampleRow(name: "Margaret Hamilton", year: "1936", mark: "!"),
        SampleRow(name: "Grace Hopper", year: "1906"),
      ]
    ),
    (
      "K",
      [
        SampleRow(name: "Se\u{301}bastien Koechlin 👩‍💻"),
        SampleRow(name: "Donald Knuth", year: "1938"),
        SampleRow(name: "Ada King", year: "1815", mark: "↑"),
      ]
    ),
    (
      "X",
      [
        SampleRow(name: "Eve \u{1B}[2J\u{9B}31m\u{202E}evE", year: "666"),
        SampleRow(name: "王小云", year: "1966"), SampleRow(name: "Åsa Öberg", year: "1970"),
      ]
    ),
  ]
}
