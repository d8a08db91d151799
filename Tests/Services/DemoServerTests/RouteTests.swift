import Domain
import Foundation
import TestDoubles
import Testing

@testable import DemoServer

@Suite("The responses of the people server")
struct RouteTests {
  private static let ada = "/people/\(Person.ada.id)"
  private static let grace = "/people/\(Person.grace.id)"
  private static let body = #"{"firstName": "Grace", "lastName": "Hopper", "birthday": null}"#
  private static let key = #""00000000-0000-4000-8000-00000000000A""#

  private func answer(
    _ method: String, _ target: String, _ headers: [String: String] = [:], _ body: String = ""
  ) throws -> (status: Int, text: String) {
    let handler = try PeopleRequestHandler(
      state: PeopleServerState(people: [.ada]), file: nil, today: { .testDay })
    var request = try #require(ServerRequest(method: method, target: target))
    request.headers = headers
    request.body = Array(body.utf8)
    let response = handler.response(to: request)
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  @Test("a page contains the cursor, the position of the server's last change, and the people")
  func page() throws {
    let (status, text) = try answer("GET", "/people?limit=5")
    #expect(status == 200)
    #expect(
      text == """
        {"cursor":"0.1/0/1","deleted":[],"more":false,"people":[{"birthday":"1815-12-10",\
        "firstName":"Ada","id":"00000000-0000-4000-8000-000000000001","lastName":"Lovelace",\
        "revision":1}],"server":"1/0/1"}
        """)
  }

  @Test("the response to a stored person contains all members, with an unknown birthday as null")
  func stored() throws {
    let (status, text) = try answer(
      "PUT", Self.grace, ["if-none-match": "*", "idempotency-key": Self.key], Self.body)
    #expect(status == 201)
    #expect(
      text == """
        {"birthday":null,"firstName":"Grace","id":"00000000-0000-4000-8000-000000000002",\
        "lastName":"Hopper","revision":1}
        """)
  }

  @Test(
    "each request gets the status that the contract requires",
    arguments: [
      ("GET", "/", [:], "", 404),
      ("GET", "/people/7", [:], "", 405),
      ("PUT", "/people/7", [:], "", 404),
      ("PUT", "/people/7/8", [:], "", 404),
      ("POST", "/people", [:], "", 405),
      ("GET", "/people?limit=0", [:], "", 400),
      ("GET", "/people?limit=many", [:], "", 400),
      ("GET", "/people?since=old", [:], "", 410),
      ("PUT", grace, ["if-none-match": "*"], body, 400),
      ("PUT", grace, ["if-none-match": "*", "idempotency-key": "7"], body, 400),
      ("PUT", grace, ["idempotency-key": key], body, 400),
      (
        "PUT", grace, ["if-none-match": "*", "if-match": "\"1\"", "idempotency-key": key], body, 400
      ),
      ("PUT", grace, ["if-match": "1", "idempotency-key": key], body, 400),
      ("PUT", grace, ["if-none-match": "*", "idempotency-key": key], "{", 400),
      (
        "PUT", grace, ["if-none-match": "*", "idempotency-key": key],
        #"{"firstName": "", "lastName": ""}"#, 422
      ),
      (
        "PUT", grace, ["if-none-match": "*", "idempotency-key": key],
        #"{"firstName": "A", "lastName": "", "birthday": "2025-02-29"}"#, 422
      ),
      ("PUT", grace, ["if-match": "\"1\"", "idempotency-key": key], body, 412),
      ("PUT", ada, ["if-match": "\"1\"", "idempotency-key": key], body, 200),
      ("PUT", ada, ["if-none-match": "*", "idempotency-key": key], body, 412),
      ("DELETE", ada, ["if-match": "\"1\"", "idempotency-key": key], "", 204),
      ("DELETE", ada, ["if-match": "\"2\"", "idempotency-key": key], "", 412),
      ("DELETE", ada, ["idempotency-key": key], "", 400),
      (
        "DELETE", ada + "?server=1", ["if-match": "\"1\"", "idempotency-key": key], "", 204
      ),
      (
        "DELETE", ada + "?server=2", ["if-match": "\"1\"", "idempotency-key": key], "", 421
      ),
      ("DELETE", grace, ["if-match": "\"1\"", "idempotency-key": key], "", 404),
    ] as [(String, String, [String: String], String, Int)])
  func statuses(
    _ method: String, _ target: String, _ headers: [String: String], _ body: String, _ status: Int
  ) throws {
    let answer = try answer(method, target, headers, body)
    #expect(answer.status == status, "\(answer.text)")
    if status >= 400, status != 412 { #expect(answer.text.hasPrefix(#"{"error":""#)) }
  }
}
