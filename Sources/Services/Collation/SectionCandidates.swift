/// The letters that can be section headings in some language.
enum SectionCandidates {
  /// The section heading for ideographs, in languages that do not sort them by sound.
  static let ideographs = "漢"

  /// A rare ideograph, whose sort key shows where a language sorts ideographs.
  static let rareIdeograph = "㐀"

  /// Letters that can begin a name, each with the heading of its section.
  static let all: [(text: String, heading: String)] = {
    let letters = alphabets.flatMap { alphabet in
      alphabet.compactMap { Unicode.Scalar($0) }.filter { $0.role == .letter }.map { String($0) }
    }
    return (letters + digraphs).map { ($0, $0) }
      + rows.flatMap { row in row.map { (String($0), String(row.prefix(1))) } }
  }()

  private static let alphabets: [ClosedRange<UInt32>] = [
    0x41...0x10FF,  // Latin to Georgian, and the alphabets of South and South-East Asia
    0x1200...0x137F,  // Ethiopic
    0x13A0...0x13FD,  // Cherokee
    0x1780...0x17B3,  // Khmer
    0x1820...0x1878,  // Mongolian
    0x2C00...0x2D70,  // Glagolitic, Coptic, Tifinagh
    0x3105...0x312F,  // Bopomofo
  ]

  /// Pairs and triples of characters that count as one letter in some language.
  ///
  /// Examples are Czech "Ch", Danish "Aa" and Hungarian "Dzs".
  private static let digraphs = """
    Aa Ch Cs Dd Dh Dz Dzs Dž Ff Gj Gy Lj Ll Ly Ng Nh Nj Ny Ph Rh Rr Sh Sz Th Ty Xh Zh Zs
    """.split(separator: " ").map(String.init)

  /// The rows of the kana table, and the first consonants of Korean syllables.
  ///
  /// The first letter of a row is its heading.
  private static let rows = [
    "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも",
    "やゆよ", "らりるれろ", "わゐゑをん",
    "ㄱㄲ", "ㄴ", "ㄷㄸ", "ㄹ", "ㅁ", "ㅂㅃ", "ㅅㅆ", "ㅇ", "ㅈㅉ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]
}

extension Unicode.Scalar {
  /// The role of a scalar at the start of a name.
  enum Role {
    /// A letter, except a modifier letter such as the ʻokina.
    case letter
    /// A character that is skipped, such as the apostrophe of "'t Hooft", which is under T.
    case skipped
    /// A digit, a symbol or a control character, which has no letter section.
    case other
  }

  var role: Role {
    // Most names take this fast path, which does not look up a Unicode category.
    if ("a"..."z").contains(self) || ("A"..."Z").contains(self) { return .letter }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: .letter
    case .decimalNumber, .letterNumber, .otherNumber,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .control, .privateUse, .surrogate, .unassigned:
      .other
    default: .skipped
    }
  }
}
