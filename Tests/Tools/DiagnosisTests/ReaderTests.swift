import Diagnosis
import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Returns the paths relative to the folder.
  fileprivate func inside(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(url.path.count + 1)) }
  }
}

@Suite("Reading the files of an app")
struct ReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ path: String = "") throws -> SourceReader {
    try SourceReader([path.isEmpty ? folder.url.path : folder.url.appending(path: path).path])
  }

  @Test("the reader returns the Swift files below a folder in the order of their paths")
  func files() throws {
    for path in ["b/B.swift", "A.swift", "b/c/C.swift", "notes.txt"] {
      try folder.write("", to: path)
    }
    let reader = try read()
    #expect(folder.inside(reader.texts.map(\.path)) == ["A.swift", "b/B.swift", "b/c/C.swift"])
    let single = try read("A.swift")
    #expect(folder.inside(single.texts.map(\.path)) == ["A.swift"])
  }

  @Test("the reader skips hidden folders, dependencies and build products")
  func folders() throws {
    for name in [".build", "Pods", "Carthage", "DerivedData"] {
      try folder.write("", to: "\(name)/A.swift")
    }
    let reader = try read()
    #expect(reader.texts.isEmpty)
    #expect(Set(folder.inside(reader.passedOver)) == ["Pods", "Carthage", "DerivedData"])
  }

  @Test("the reader skips Objective-C files and lists their paths")
  func objectiveC() throws {
    try folder.write("", to: "Old.m")
    let reader = try read()
    #expect(folder.inside(reader.passedOver) == ["Old.m"])
  }

  @Test("the reader does not follow a symbolic link to the folder that contains the link")
  func loop() throws {
    try folder.write("", to: "a/A.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a/loop"), withDestinationURL: folder.url)
    let reader = try read()
    #expect(reader.texts.count == 1)
  }

  @Test("if the command line contains a file twice, the reader reads the file once")
  func twice() throws {
    try folder.write("", to: "A.swift")
    let reader = try SourceReader([folder.url.path, folder.url.path])
    #expect(reader.texts.count == 1)
  }

  @Test(
    "the reader skips generated files and states the reason for each in a sentence",
    arguments: [
      ("R.generated.swift", ""), ("A.swift", "// Generated using a program\n"),
      ("A.swift", "//\n//  This file was auto-generated. DO NOT EDIT.\n//\n"),
    ])
  func generated(_ name: String, _ text: String) throws {
    try folder.write(text + "class A: UIViewController {}", to: name)
    let reader = try read()
    #expect(reader.texts.isEmpty)
    #expect(reader.problems.map(\.sentence) == ["The file is generated, so it is skipped."])
  }

  @Test("the reader skips a file that is not UTF-8, states the reason and reads the other files")
  func encoding() throws {
    try Data([0x63, 0xFF, 0xFE]).write(to: folder.file("A.swift"))
    try folder.write("", to: "B.swift")
    let reader = try read()
    #expect(reader.problems.map(\.sentence) == ["The file is not UTF-8, so it is skipped."])
    #expect(folder.inside(reader.texts.map(\.path)) == ["B.swift"])
  }

  @Test("the reader skips a file of 5 MB and states the reason, but reads a smaller file")
  func large() throws {
    let blank = Data(repeating: 0x20, count: SourceReader.largestSize)
    try blank.write(to: folder.file("A.swift"))
    try blank.dropLast().write(to: folder.file("B.swift"))
    let reader = try read()
    #expect(
      reader.problems.map(\.sentence) == ["The file has 5 MB or more, so it is skipped."])
    #expect(folder.inside(reader.texts.map(\.path)) == ["B.swift"])
  }

  @Test("a missing path is an error")
  func missing() {
    #expect(throws: SourceReader.Unreadable.self) { try SourceReader(["nowhere"]) }
  }
}
