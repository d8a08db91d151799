import Domain
import Testing
import VCard

@Suite("vCard: the name of a card")
struct NameTests {
  @Test(
    "an import reads the family name and the given name from `N`", arguments: ["2.1", "3.0", "4.0"])
  func structuredName(version: String) throws {
    let found = try read(
      card(version: version, "FN:Countess Ada Lovelace", "N:Lovelace;Ada;King;Countess;"))
    #expect(found.names == ["Ada|Lovelace"])
    #expect(found.problems.isEmpty)
  }

  @Test(
    "escape sequences are replaced, and escaped separators do not split a name",
    arguments: [
      (#"N:Love\;lace;Ada"#, "Ada|Love;lace"), (#"N:Smith\, Jr.;John"#, "John|Smith, Jr."),
      (#"N:Back\\slash;A"#, #"A|Back\slash"#), (#"N:Co\:lon;A"#, "A|Co:lon"),
      (#"N:x\y;A"#, #"A|x\y"#), (#"N:end\"#, #"|end\"#),
    ])
  func escapes(line: String, name: String) throws {
    let found = try read(card(line))
    #expect(found.names == [name])
  }

  @Test(
    "the values of one name component are joined with a space",
    arguments: [
      ("N:Ramón y Cajal;Santiago,Felipe", "Santiago Felipe|Ramón y Cajal"),
      ("N:Smith, Jr.;John", "John|Smith Jr."), ("N:,,A,;,", "|A"),
    ])
  func lists(line: String, name: String) throws {
    let found = try read(card(line))
    #expect(found.names == [name])
  }

  @Test(
    "if `N` contains no name, the last of several words in `FN` is the family name",
    arguments: [
      ([], "FN:Ada King Lovelace", "Ada King|Lovelace"), (["N:;;;;"], "FN:Acme Ltd", "Acme|Ltd"),
      (["N:"], "FN:Madonna", "Madonna|"), (["N:;;King"], "FN:李小龍", "李小龍|"),
      ([], #"FN:  Grace\, M.   Hopper "#, "Grace, M.|Hopper"),
    ])
  func formattedName(others: [String], line: String, name: String) throws {
    let text = "BEGIN:VCARD\nVERSION:4.0\n\((others + [line]).joined(separator: "\n"))\nEND:VCARD\n"
    let found = try read(text)
    #expect(found.names == [name])
  }

  @Test("the first `N` and the first `FN` that contain a name are used")
  func repeated() throws {
    let alternatives = card(
      "N;ALTID=1;LANGUAGE=jp:山田;太郎", "N;ALTID=1;LANGUAGE=en:Yamada;Taro")
    let structured = try read(alternatives)
    #expect(structured.names == ["太郎|山田"])
    let formatted = try read(card("FN:", "FN:Ada", "FN:Grace"))
    #expect(formatted.names == ["Ada|"])
  }

  @Test(
    "a name property can be in upper or lower case, and can have a group and other parameters",
    arguments: [
      "n:Lovelace;Ada", "item1.N:Lovelace;Ada", "Item-2.n;Language=en:Lovelace;Ada",
      #"N;SORT-AS="Lovelace:x;y,z";X-A=b:Lovelace;Ada"#,
    ])
  func forms(line: String) throws {
    let afterPhone = try read(card("TEL;TYPE=\"cell,voice\":+44 1", line))
    #expect(afterPhone.names == ["Ada|Lovelace"])
    let beforeVersion = try read("begin:vcard\n\(line)\nversion:4.0\nEnd:VCard\n")
    #expect(beforeVersion.names == ["Ada|Lovelace"])
  }

  @Test("quoted-printable names are decoded across soft line breaks")
  func quotedPrintable() throws {
    let soft = card(
      version: "3.0", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=\r\n=BCrgen")
    var found = try read(soft)
    #expect(found.names == ["Jürgen|Müller"])
    let bare = card(version: "3.0", "N;QUOTED-PRINTABLE:M=c3=bcller;J")
    found = try read(bare)
    #expect(found.names == ["J|Müller"])
  }

  @Test(
    "base64 names and birthdays are decoded for each spelling of the encoding",
    arguments: ["ENCODING=b", "ENCODING=B", "encoding=BASE64", "CHARSET=UTF-8;BASE64"])
  func base64(encoding: String) throws {
    // The decoded values are "Müller;Jürgen\, Dr.;;;", "19850412" and "Müller".
    let found = try read(
      card(
        version: "3.0", "N;\(encoding):TcO8bGxlcjtKw7xyZ2Vu\r\n  XCwgRHIuOzs7",
        "BDAY;\(encoding):MTk4NTA0MTI="))
    #expect(found.names == ["Jürgen, Dr.|Müller"])
    let birthday = try CalendarDate(year: 1985, month: 4, day: 12)
    #expect(found.people.map(\.info.birthday) == [birthday])
    #expect(found.problems.isEmpty)
    let formatted = try read(card("FN;\(encoding):TcO8bGxlcg=="))
    #expect(formatted.names == ["Müller|"])
  }

  @Test("an unrelated parameter `B` does not select base64")
  func notBase64() throws {
    let found = try read(card("N;B=1;X-ENCODING=b:Love;Ada"))
    #expect(found.names == ["Ada|Love"])
  }

  @Test("each imported person has the line number of the card")
  func lines() throws {
    let found = try read(card("N:A;B") + "\r\n" + card("N:C;D"))
    #expect(found.people.map(\.line) == [1, 6])
  }

  @Test(
    "a card that has an organization but no name is imported under the organization's name",
    arguments: [
      card("ORG:Bell Labs;Research"), card(version: "3.0", "N:;;;;", "ORG:Bell Labs;"),
      card(version: "3.0", "N:;;;;", "FN:Bell Labs", "ORG:Bell Labs"),
    ])
  func organization(text: String) throws {
    let found = try read(text)
    #expect(found.names == ["Bell Labs|"])
    #expect(found.problems.isEmpty)
    #expect(found.droppedProperties.isEmpty)
  }

  @Test("a card of version 2.1 can contain quoted-printable text and unfolded base64 lines")
  func version21() throws {
    let lines = [
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BC=", "rgen",
      "PHOTO;ENCODING=BASE64;TYPE=JPEG:/9j/4AAQSkZJRg", "ABAQAAAQABAAD/2wBD+/==", "",
      "TEL;HOME;VOICE:1",
    ]
    for end in ["\r\n", "\r", "\n"] {
      let text = ["BEGIN:VCARD", "VERSION:2.1"] + lines + ["END:VCARD", ""]
      let found = try read(text.joined(separator: end))
      #expect(found.names == ["Jürgen|Müller"])
      #expect(found.problems.isEmpty)
      #expect(found.droppedProperties == ["PHOTO": 1, "TEL": 1])
    }
  }
}
