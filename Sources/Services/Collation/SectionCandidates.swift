import Foundation

/// The letters that can be section headings in some language.
enum SectionCandidates {
  /// A first letter of names, with the heading of its section.
  struct Candidate {
    let text: String
    let label: String
    /// Whether the letter is a capital, which is preferred as a heading.
    let isCapital: Bool

    /// The letter without its accents; nil if it has none.
    var base: String? {
      let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
      guard let first = parts.first, parts.count > text.unicodeScalars.count else { return nil }
      return String(Character(first))
    }
  }

  /// The heading of ideographs in languages that do not sort them by sound.
  static let ideographs = "漢"

  /// A rare ideograph, whose key shows the position of ideographs in every language.
  static let rareIdeograph = "㐀"

  /// All candidates. Equal candidates are in no particular order.
  static var all: [Candidate] { letters + digraphs + kana + hangul }

  private static let alphabets: [ClosedRange<UInt32>] = [
    0x41...0x10FF,  // Latin to Georgian, and the alphabets of South and South-East Asia
    0x1200...0x137F,  // Ethiopic
    0x13A0...0x13FD,  // Cherokee
    0x1780...0x17B3,  // Khmer
    0x1820...0x1878,  // Mongolian
    0x2C00...0x2D70,  // Glagolitic, Coptic, Tifinagh
    0x3105...0x312F,  // Bopomofo
  ]

  private static var letters: [Candidate] {
    alphabets.joined().compactMap { value in
      guard let scalar = Unicode.Scalar(value), scalar.isNameLetter else { return nil }
      let text = String(Character(scalar))
      return Candidate(
        text: text, label: text,
        isCapital: scalar.properties.generalCategory == .uppercaseLetter)
    }
  }

  /// Pairs that count as one letter in some language, such as Czech "Ch" and Danish "Aa".
  private static var digraphs: [Candidate] {
    """
    Aa Ch Cs Dd Dh Dz Dzs Dž Ff Gj Gy Lj Ll Ly Ng Nh Nj Ny Ph Rh Rr Sh Sz Th Ty Xh Zh Zs
    """.split(separator: " ").map {
      Candidate(text: String($0), label: String($0), isCapital: true)
    }
  }

  /// The rows of the kana table. The first kana of a row is its heading.
  private static var kana: [Candidate] {
    rows([
      "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも",
      "やゆよ", "らりるれろ", "わゐゑをん",
    ])
  }

  /// The first consonants of Korean syllables. A doubled one is under the single one.
  private static var hangul: [Candidate] {
    rows([
      "ㄱㄲ", "ㄴ", "ㄷㄸ", "ㄹ", "ㅁ", "ㅂㅃ", "ㅅㅆ", "ㅇ", "ㅈㅉ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
    ])
  }

  private static func rows(_ rows: [String]) -> [Candidate] {
    rows.flatMap { row in
      row.map { Candidate(text: String($0), label: String(row.prefix(1)), isCapital: true) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter at the start of a name. A modifier letter such as the ʻokina is
  /// not.
  var isNameLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the scalar is skipped before the first letter, as in "'t Hooft" under T.
  var isBeforeFirstLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .control, .privateUse, .surrogate, .unassigned:
      false
    default: true
    }
  }
}
