import Foundation
import KeyboardAvoidanceTesting
import Testing

@Suite struct SceneFolderTests {
  @Test func `a scene that fails is told at its line`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Tests.swift")
    let folder = file.deletingLastPathComponent().appendingPathComponent("Wrong")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data("screen 375x812\nshow 0,477,375,335\nexpect keyboard hidden\n".utf8)
      .write(to: folder.appendingPathComponent("wrong.scene"))

    let wrong = scenes(in: "Wrong", beside: file.path)
    #expect(wrong.map { $0.path } == [folder.path + "/wrong.scene"])
    withKnownIssue {
      wrong.first?.check()
    } matching: { issue in
      issue.sourceLocation?.filePath == folder.path + "/wrong.scene" && issue.sourceLocation?.line == 3
        && "\(issue)".contains("wrong.scene:3: expect keyboard hidden, found docked")
    }
  }

  @Test func `a folder that is not there fails`() {
    let nowhere = scenes(in: "Nowhere")
    #expect(nowhere.count == 1)
    withKnownIssue {
      nowhere.first?.check()
    } matching: {
      "\($0)".contains("Nowhere:1: found no scene, expected ")
    }
  }
}
