import Foundation
import TestRuns
import Testing

@testable import Copies

@Suite("The git repository of the app")
@MainActor
struct GitTreeTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  private func git(_ arguments: [String], in path: String) async throws {
    let author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]
    let run = try await Git.run(author + arguments, in: saved.folder.appending(path: path))
    try #require(run.isSuccess, "\(run.lines)")
  }

  @Test("changes that are not committed are refused, and committed copies are accepted")
  func dirty() async throws {
    let copies = try await saved.makeCopies()
    try await git(["init", "-q"], in: "my app")
    await #expect(throws: CopyError.dirtyTree(lines: ["?? Sources/", "?? Tests/"])) {
      try await copies.requireCommitted()
    }
    try await git(["add", "."], in: "my app")
    try await git(["commit", "-qm", "Add Counter"], in: "my app")
    try await copies.requireCommitted()
  }

  @Test("the difference of a copied file can be applied with `git apply` at the repository's root")
  func patch() async throws {
    let copies = try await saved.makeCopies()
    try await git(["init", "-q"], in: "my app")
    let old = try saved.mine
    try saved.edit(line: 1)
    for path in [SavedKit.counter, SavedKit.suite] {
      let file = try #require(
        try copies.files(of: "Counter", in: saved.kit).first { $0.path == path })
      let name = try await copies.patchName(of: path)
      let new = path == SavedKit.suite ? Data("struct Edited {}\n".utf8) : file.mine
      try saved.write(
        try await file.difference(to: new, named: name), to: "my app/\(path.count).patch")
    }
    try await git(["apply", "--reverse", "\(SavedKit.counter.count).patch"], in: "my app")
    try await git(["apply", "\(SavedKit.suite.count).patch"], in: "my app")
    let (mine, suite) = (
      try saved.mine, try saved.read("my app/Tests/MyAppTests/Counter/CounterTests.swift")
    )
    #expect(mine == old)
    #expect(suite == "struct Edited {}\n")
  }

  @Test("a folder outside a repository has no uncommitted changes")
  func noRepository() async throws {
    try await saved.makeCopies().requireCommitted()
  }

  @Test(
    "if git fails in a repository, the kit throws an error with Git's output",
    arguments: [true, false])
  func damaged(_ isFolder: Bool) async throws {
    let copies = try await saved.makeCopies()
    if isFolder { try await git(["init", "-q"], in: "my app") }
    try saved.write("gitdir: nowhere", to: isFolder ? "my app/.git/index" : "my app/.git")
    let error = await #expect(throws: CopyError.self) { try await copies.requireCommitted() }
    #expect(error?.description.hasPrefix("git failed:\n") == true)
  }

  @Test("untracked files are refused even if the user's Git settings hide them")
  func hidden() async throws {
    let copies = try await saved.makeCopies()
    try await git(["init", "-q"], in: "my app")
    try await git(["config", "status.showUntrackedFiles", "no"], in: "my app")
    await #expect(throws: CopyError.dirtyTree(lines: ["?? Sources/", "?? Tests/"])) {
      try await copies.requireCommitted()
    }
  }

  @Test("if only the tests are in a repository, their uncommitted changes are refused")
  func testsRepository() async throws {
    let copies = try await saved.makeCopies()
    try await git(["init", "-q"], in: "my app/Tests")
    await #expect(throws: CopyError.dirtyTree(lines: ["?? MyAppTests/"])) {
      try await copies.requireCommitted()
    }
  }

  @Test("the manifest records the kit's commit, and whether the kit had uncommitted changes")
  func commit() async throws {
    try await git(["init", "-q"], in: "kit")
    try await git(["add", "."], in: "kit")
    try await git(["commit", "-qm", "Add two patterns"], in: "kit")
    let commit = try await saved.makeCopies().manifest.patterns["Counter"]?.kitCommit
    #expect(commit?.count == 40)
    try saved.writeKit("let new = 1\n", "New.swift")
    try await saved.update()
    let dirty = try Copies(in: saved.sources, of: saved.kit).manifest.patterns["Counter"]?.kitCommit
    #expect(dirty == commit.map { $0 + "-dirty" })
  }
}
