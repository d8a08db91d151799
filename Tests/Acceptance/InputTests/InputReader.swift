import Copies
import Domain
import Foundation
import HeadlessUI
import Navigator
import PeopleListVariants
import Presenter
import ScriptRunner
import SourceEdits
import Storyboard
import TerminalUI
import TestDoubles
import TestSupport
import WebAPI

@testable import ContactsApp
@testable import DemoServer
@testable import Lab

/// Reads an input as the programs do, and prints the result.
@MainActor
struct InputReader {
  private let kind: InputKind
  private let folder: TemporaryFolder
  private let kit: Kit
  private let api: PeopleAPI
  private let change: PersonChange
  private let app: AddressBookApp?

  /// Creates a reader. For scripts it opens the address book, offline and with an empty database.
  init(_ kind: InputKind) async throws {
    self.kind = kind
    folder = try TemporaryFolder()
    kit = try Kit(root: SourceFile.root, version: "1.0.0")
    let address = try APIAddress("http://127.0.0.1:9")
    let moment = Date(timeIntervalSince1970: 1_772_362_800)
    api = PeopleAPI(at: address, now: { moment })
    change = PersonChange(of: Person.ada.id, .create(Person.ada.info))
    let context = PresentationContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { moment })
    let settings = AddressBookSettings(
      variant: .slim, database: folder.file("people.sqlite"), defaults: TransientDefaults(),
      context: context, size: .standard, isOffline: true)
    app =
      kind == .script ? try await AddressBookApp(settings, .api(address), Notices { _ in }) : nil
  }

  func read(_ bytes: [UInt8], _ console: Console) async throws {
    let (data, text) = (Data(bytes), String(decoding: bytes, as: UTF8.self))
    switch kind {
    case .request:
      var parser = HTTPRequestParser()
      parser.append(bytes)
      if let request = try parser.next() { console.write(try response(to: request)) }
    case .personRequest:
      guard var request = ServerRequest(method: "PUT", target: "/people/\(change.person)") else {
        return
      }
      request.headers = ["idempotency-key": "\"\(change.id)\"", "if-none-match": "*"]
      request.body = bytes
      console.write(try response(to: request))
    case .page:
      console.write("\(try api.page(since: "c", in: HTTPResponse(200, body: data)))")
    case .person: console.write("\(try api.reply(to: change, in: HTTPResponse(200, body: data)))")
    case .refusal:
      do {
        console.write("\(try api.reply(to: change, in: HTTPResponse(422, body: data)))")
      } catch ServerError.refused(_, let reason) {
        console.write(reason)
      }
    case .storyboard: try readStoryboard(data, console)
    case .link: console.write("\(try ProfileRoute.path(of: text))")
    case .savedPath: console.write("\(try PathArchive<ProfileRoute>(data).path)")
    case .script:
      try folder.write(text, to: "script")
      guard let app else { return }
      let player = ScreenPlayer(console)
      _ = await player.play(try player.input(script: folder.file("script")), on: app)
    default: try readTool(text, console)
    }
  }

  private func response(to request: ServerRequest) throws -> String {
    let handler = try PeopleRequestHandler(
      state: PeopleServerState(people: [.alan]), file: nil, today: { .testDay })
    return String(decoding: handler.response(to: request).body, as: UTF8.self)
  }

  private func readStoryboard(_ data: Data, _ console: Console) throws {
    let storyboard = try StoryboardFile(data: data, name: "Main.storyboard")
    for problem in storyboard.problems { console.complain("\(problem.scene): \(problem.message)") }
    let flow = StoryboardFlow(storyboard)
    console.write(flow.text + flow.mermaid)
    let loader = try StoryboardLoader(storyboard, classes: .headless)
    let controller: UIViewController = try loader.instantiateInitialViewController()
    console.write(controller.title ?? "")
  }

  /// Reads an input of `lab` or `kit`.
  private func readTool(_ text: String, _ console: Console) throws {
    switch kind {
    case .exercise:
      let exercise = try Exercise(parsing: text, topic: "Navigator", name: "lost-edit")
      console.write(
        "\(exercise)\n\(exercise.goals.map { $0.value(in: ["Sources/A/B.swift": text]) })")
    case .edit: console.write("\(try SourceEdit(parsing: text))")
    case .prediction:
      let solution = Prediction.lines(of: InputKind.prediction.example)
      for (index, line) in Prediction.lines(of: text).prefix(solution.count).enumerated() {
        console.write(line + Prediction.difference(of: line, from: solution, at: index))
      }
    case .progress:
      try folder.write(text, to: "Lab/progress.json")
      console.write("\(try LabProgress(in: folder.file("Lab")))")
    case .session:
      try folder.write(text, to: "Lab/session.json")
      let work = LabWork(root: folder.url)
      guard let session = try work.session else { return }
      console.write("\(session.place) \(work.missingFiles(of: session))")
    default:
      try folder.write(text, to: "App/.unmassive/manifest.json")
      let copies = try Copies(in: folder.file("App"), of: kit)
      for pattern in copies.manifest.patterns.keys.sorted() {
        for file in try copies.files(of: pattern, in: kit) {
          console.write("\(copies.place(of: file.path)) \(file.state.rawValue)")
        }
      }
    }
  }
}
