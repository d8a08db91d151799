import Foundation

/// The letters that may head a section, before a language has said which of them it tells apart.
enum SectionCandidates {
  /// A beginning of names, and the heading of the section that it belongs to.
  struct Candidate {
    let text: String
    let label: String
    /// A capital is a better heading than a small letter that counts the same.
    let isCapital: Bool

    /// The letter without its accents, if it has any.
    var base: String? {
      let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
      guard let first = parts.first, parts.count > text.unicodeScalars.count else { return nil }
      return String(Character(first))
    }
  }

  /// The heading for ideographs in a language that does not sort them by sound.
  static let ideographs = "漢"

  /// An ideograph so rare that no language moves it: it shows where ideographs stand.
  static let rareIdeograph = "㐀"

  /// All of them; the first of those that count the same need not be the best.
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

  /// Pairs that some language counts as one letter: Czech "Ch", Hungarian "Cs", Danish "Aa" …
  private static var digraphs: [Candidate] {
    """
    Aa Ch Cs Dd Dh Dz Dzs Dž Ff Gj Gy Lj Ll Ly Ng Nh Nj Ny Ph Rh Rr Sh Sz Th Ty Xh Zh Zs
    """.split(separator: " ").map {
      Candidate(text: String($0), label: String($0), isCapital: true)
    }
  }

  /// The rows of the kana table, each under its first: か for か, き, く, け, こ and the voiced ones.
  private static var kana: [Candidate] {
    rows([
      "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも",
      "やゆよ", "らりるれろ", "わゐゑをん",
    ])
  }

  /// The consonants that a Korean syllable begins with; a doubled one stands under the single one.
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
  /// Whether a name that begins with this scalar begins with a letter. Modifier letters, such as the
  /// ʻokina, are marks on the letter that follows them.
  var isNameLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether a name is read past this scalar to find its first letter: "'t Hooft" is found under T.
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
