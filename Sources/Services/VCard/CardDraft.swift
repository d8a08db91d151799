import Domain
import Foundation

/// A vCard whose lines are still being read.
struct CardDraft {
  private typealias Name = (line: Int, first: String, last: String)

  /// The line number of the card's `BEGIN`.
  let line: Int
  /// The user's current date. A later birthday is left out.
  let today: CalendarDate
  /// The first problem that makes the card unusable.
  private(set) var fault: VCardProblem?
  /// The reason why the birthday is left out.
  private(set) var notice: VCardProblem?
  /// The names of the properties that are not imported, with their counts.
  private var dropped: [String: Int] = [:]
  private var version: (line: Int, text: String)?
  private var name: Name?
  private var formattedName: (line: Int, text: String)?
  private var organization: (line: Int, text: String)?
  private var id: Person.ID?
  private var birthday: CalendarDate?

  init(line: Int, today: CalendarDate) {
    (self.line, self.today) = (line, today)
  }

  /// Stores a problem with the card.
  ///
  /// If the person can still be imported, the problem is stored in `notice`, and otherwise in
  /// `fault`, which keeps only the first problem.
  mutating func record(_ problem: VCardProblem) {
    if problem.isNotice { notice = problem } else { fault = fault ?? problem }
  }

  /// Reads one property of the card.
  mutating func take(_ property: ContentLine, at line: Int) throws(VCardProblem.Reason) {
    switch property.name {
    case "VERSION":
      let text = try PropertyText.text(property.text)
      version = version ?? (line, text)
    case "KIND":
      let kind = try PropertyText.text(property.text).lowercased()
      if !kind.isEmpty, kind != "individual" { throw .notAPerson(kind: kind) }
    case "N":
      let (last, first) = try PropertyText.twoComponents(property.text)
      if name == nil, !first.isEmpty || !last.isEmpty { name = (line, first, last) }
    case "FN":
      let text = try PropertyText.text(property.text)
      if formattedName == nil, !text.isEmpty { formattedName = (line, text) }
    case "ORG":
      let text = try PropertyText.twoComponents(property.text).0
      if organization == nil, !text.isEmpty { organization = (line, text) }
    case "UID":
      let text = try PropertyText.text(property.text)
      if !text.isEmpty { id = Person.ID(uid: text) }
    case "BDAY":
      if birthday == nil, notice == nil {
        birthday = try BirthdayText.day(in: property, today: today)
      }
    case "PRODID", "REV": break
    default: dropped[property.name, default: 0] += 1
    }
  }

  /// Returns the card's person, or throws the problem that makes the card unusable.
  mutating func finish() throws(VCardProblem) -> PeopleImport.Candidate {
    // The version is checked first, because an unsupported version may have other rules.
    if let version, !["2.1", "3.0", "4.0"].contains(version.text) {
      throw VCardProblem(line: version.line, reason: .unsupportedVersion(version.text))
    }
    if let fault { throw fault }
    guard version != nil else { throw VCardProblem(line: line, reason: .missingVersion) }
    guard let name = name ?? otherName else {
      throw VCardProblem(line: line, reason: .missingName)
    }
    if let organization, organization.text != name.first { dropped["ORG", default: 0] += 1 }
    do {
      let info = try PersonInfo(
        firstName: name.first, lastName: name.last, birthday: birthday, today: today)
      return PeopleImport.Candidate(
        info: info, id: id, line: line, problem: notice?.description, droppedProperties: dropped)
    } catch {
      throw VCardProblem(line: name.line, reason: .invalid(error))
    }
  }

  /// The name to use if the card has no name in `N`.
  ///
  /// It is the text of `FN`, where the last of several words becomes the family name. If `FN` is
  /// missing or equal to `ORG`, it is the text of `ORG`.
  private var otherName: Name? {
    if let organization, formattedName.map({ $0.text == organization.text }) ?? true {
      return (organization.line, organization.text, "")
    }
    guard let formattedName else { return nil }
    let words = formattedName.text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let last = words.last else {
      return (formattedName.line, formattedName.text, "")
    }
    return (formattedName.line, words.dropLast().joined(separator: " "), String(last))
  }
}

extension Person.ID {
  /// Creates an identifier from the text of a `UID`.
  ///
  /// If the text is not a UUID, the identifier consists of two FNV-1a hashes of the text.
  fileprivate init(uid text: String) {
    let bare = text.lowercased().hasPrefix("urn:uuid:") ? String(text.dropFirst(9)) : text
    if let uuid = UUID(uuidString: bare) {
      self.init(uuid)
      return
    }
    func hash(_ seed: UInt64) -> UInt64 {
      text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }.bigEndian
    }
    let halves = (hash(0xCBF2_9CE4_8422_2325), hash(0x9E37_79B9_7F4A_7C15))
    var bytes = withUnsafeBytes(of: halves) { $0.load(as: uuid_t.self) }
    // Version 8 marks a UUID whose creator defines the layout (RFC 9562).
    bytes.6 = bytes.6 & 0x0F | 0x80
    bytes.8 = bytes.8 & 0x3F | 0x80
    self.init(UUID(uuid: bytes))
  }
}
