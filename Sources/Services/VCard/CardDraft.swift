import Domain

/// A card while its lines are read: what was found so far, and the first fault.
struct CardDraft {
  /// The line of its `BEGIN`.
  let line: Int
  /// The first fault that makes the card useless.
  private(set) var fault: VCardProblem?
  private var version: (line: Int, text: String)?
  private var name: (line: Int, first: String, last: String)?
  private var formattedName: (line: Int, text: String)?
  private var hasN = false
  private var hasBirthday = false
  private var birthday: (line: Int, date: CalendarDate)?
  private var notice: VCardProblem?

  init(line: Int) {
    self.line = line
  }

  /// Notes a fault that makes the card useless, unless an earlier one did.
  mutating func fail(at line: Int, _ reason: VCardProblem.Reason) {
    if fault == nil { fault = VCardProblem(line: line, reason: reason) }
  }

  /// Takes one property of the card.
  mutating func take(_ property: ContentLine, at line: Int) {
    do throws(VCardProblem.Reason) {
      switch property.name {
      case "VERSION":
        let text = try PropertyText.text(property.text)
        if version == nil { version = (line, text) }
      case "KIND":
        let kind = try PropertyText.text(property.text).lowercased()
        if !kind.isEmpty, kind != "individual" { fail(at: line, .notAPerson(kind: kind)) }
      case "N": try takeName(property, at: line)
      case "FN":
        let text = try PropertyText.text(property.text)
        if formattedName == nil, !text.isEmpty { formattedName = (line, text) }
      case "BDAY": takeBirthday(property, at: line)
      default: break
      }
    } catch {
      fail(at: line, error)
    }
  }

  /// The person that the card tells of, and perhaps a notice; or the fault that makes it useless.
  func finish(today: CalendarDate) -> (entry: VCardImport.Entry?, problem: VCardProblem?) {
    // The version goes first: what looks like a fault may be right in a version not read here.
    if let version, version.text != "3.0", version.text != "4.0" {
      return (nil, VCardProblem(line: version.line, reason: .unsupportedVersion(version.text)))
    }
    if let fault { return (nil, fault) }
    guard let version else { return (nil, VCardProblem(line: line, reason: .missingVersion)) }
    if version.text == "3.0", !hasN { return (nil, VCardProblem(line: line, reason: .missingN)) }
    guard let name = name ?? nameFromFormattedName else {
      return (nil, VCardProblem(line: line, reason: .missingName))
    }
    var day = birthday?.date
    var notice = notice
    if let birthday, birthday.date > today {
      day = nil
      notice = VCardProblem(line: birthday.line, reason: .birthdayInFuture(birthday.date))
    }
    do {
      let info = try PersonInfo(
        firstName: name.first, lastName: name.last, birthday: day, today: today)
      return (VCardImport.Entry(line: line, info: info), notice)
    } catch {
      return (nil, VCardProblem(line: name.line, reason: .invalid(error)))
    }
  }

  private mutating func takeName(
    _ property: ContentLine, at line: Int
  ) throws(VCardProblem.Reason) {
    hasN = true
    guard name == nil else { return }
    let parts = try PropertyText.components(property.text)
    let last = parts.first ?? ""
    let first = parts.count > 1 ? parts[1] : ""
    if !first.isEmpty || !last.isEmpty { name = (line, first, last) }
  }

  private mutating func takeBirthday(_ property: ContentLine, at line: Int) {
    guard !hasBirthday else { return }
    do {
      guard let date = try BirthdayText.day(in: property) else { return }
      birthday = (line, date)
    } catch .notUTF8 {
      fail(at: line, .notUTF8)
    } catch .notBase64 {
      fail(at: line, .notBase64)
    } catch {
      notice = VCardProblem(line: line, reason: error)
    }
    hasBirthday = true
  }

  private var nameFromFormattedName: (line: Int, first: String, last: String)? {
    guard let formattedName else { return nil }
    let words = formattedName.text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let last = words.last else {
      return (formattedName.line, formattedName.text, "")
    }
    return (formattedName.line, words.dropLast().joined(separator: " "), String(last))
  }
}
