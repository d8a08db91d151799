import ChatScreen
import Testing

/// The pictures that spies received, and the delegates of the uploads.
@MainActor
private final class UploadLog {
  var pictures: [String] = []
  var delegates: [() -> (any PictureUploadDelegate)?] = []
}

/// An uploader that only records its calls. It holds the delegates weakly.
@MainActor
private final class UploaderSpy: PictureUploading {
  private let log: UploadLog

  init(_ log: UploadLog) { self.log = log }

  func upload(_ picture: String, delegate: any PictureUploadDelegate) {
    log.pictures.append(picture)
    log.delegates.append { [weak delegate] in delegate }
  }
}

@Suite("A chat with an injected uploader")
@MainActor struct GivenUploaderTests {
  @Test("the chat retains the injected uploader, and retains each delegate until its upload ends")
  func injected() {
    let log = UploadLog()
    let screen = ChatViewController([], uploader: UploaderSpy(log), filling: .closure)
    screen.send("cat.jpg", caption: "My cat")
    #expect(log.pictures == ["cat.jpg"])
    #expect(screen.uploadCount == 1)
    log.delegates.first?()?.uploadDidFinish(true)
    #expect(screen.uploadCount == 0)
  }
}
