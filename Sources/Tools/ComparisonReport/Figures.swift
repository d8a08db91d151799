/// Numbers as every form of the comparison writes them, in no user's locale: the same everywhere.
package enum Figures {
  static func decimal(_ value: Double, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard digits > 0 else { return grouped(scaled) }
    let fraction = String(scaled % Int(scale))
    return grouped(scaled / Int(scale)) + "."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// Three digits that count: "0.42", "4.21", "42.1", "421".
  static func short(_ value: Double) -> String {
    decimal(value, digits: value < 10 ? 2 : value < 100 ? 1 : 0)
  }

  static func ratio(_ value: Double) -> String { decimal(value, digits: 2) + "×" }

  static func percent(_ share: Double) -> String { decimal(share * 100, digits: 0) + " %" }

  /// "100,000"
  package static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + parts).joined(separator: ",")
  }
}
