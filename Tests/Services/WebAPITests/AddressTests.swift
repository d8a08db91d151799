import Foundation
import Testing
import WebAPI

@Suite("The address of a people API")
struct AddressTests {
  @Test(
    "an address with or without a path and a final slash is accepted",
    arguments: [
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
      ("http://localhost/", "http://localhost"),
      ("HTTPS://example.org/v1/", "https://example.org/v1"),
      ("  https://example.org/a%20b//  ", "https://example.org/a%20b"),
      ("http://[::1]:80", "http://[::1]:80"), ("http://host/@v1", "http://host/@v1"),
    ])
  func taken(_ text: String, _ url: String) throws {
    let address = try APIAddress(text)
    #expect(address.url.absoluteString == url)
  }

  @Test(
    "an invalid address throws an error with a description",
    arguments: [
      ("", APIAddressError.notAnAddress("")),
      ("people", .notAnAddress("people")),
      ("localhost:8080", .wrongScheme("localhost:8080")),
      ("file:///etc/passwd", .wrongScheme("file:///etc/passwd")),
      ("http://", .hostMissing("http://")),
      ("http://ada:secret@example.org", .holdsCredentials),
      ("http://example.org/?a=b", .holdsQuery("http://example.org/?a=b")),
      ("http://example.org/#a", .holdsQuery("http://example.org/#a")),
      ("http://example.org:99999", .notAnAddress("http://example.org:99999")),
    ])
  func refused(_ text: String, _ error: APIAddressError) {
    #expect(throws: error) { try APIAddress(text) }
    #expect(!error.description.isEmpty)
  }

  @Test(
    "the error for an address with a password does not contain the password",
    arguments: [
      "http://ada:secret@host", "ftp://ada:secret@host", "http://ada:secret@",
      "http://ada:secret@host:badport", "ada:secret@host", "//ada:secret@host",
    ])
  func keepsPasswords(_ text: String) {
    let error = #expect(throws: APIAddressError.self) { try APIAddress(text) }
    #expect(error?.description.contains("secret") == false)
  }
}
