import KeyboardEvents
import Testing

@testable import KeyboardLab

@Suite("Arguments")
struct CommandTests {
  @Test func `no arguments ask for the comparison`() throws {
    #expect(try Command([]) == .compare)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["check", "--help"], ["parse", "a.log", "-h"]])
  func `help is asked for anywhere`(arguments: [String]) throws {
    #expect(try Command(arguments) == .help)
  }

  @Test func `a command takes its files and options in any order`() throws {
    let pictures = PictureFiles(svg: "a.svg", html: "a.html")
    #expect(try Command(["check", "a.scene", "-"]) == .check(files: ["a.scene", "-"]))
    let play = ["play", "--html", "a.html", "a.scene", "--svg", "a.svg"]
    #expect(try Command(play) == .play(file: "a.scene", pictures: pictures))
    let screen = Size(width: 375, height: 812.5)
    #expect(try Command(["parse", "-", "--scene", "375x812.5"]) == .parse(file: "-", screen: screen))
  }

  @Test func `what stands behind two dashes is a file`() throws {
    #expect(try Command(["check", "--", "--svg", "-h"]) == .check(files: ["--svg", "-h"]))
  }

  @Test(arguments: [
    (["frob"], "unknown command 'frob'; expected check, play or parse"),
    (["check"], "check needs a file"),
    (["check", "--svg", "a"], "unknown option '--svg' of check; it has none"),
    (["play", "a", "b"], "play takes one file, found 2"),
    (["play", "a", "--frob"], "unknown option '--frob' of play; expected --svg or --html"),
    (["play", "a", "--svg"], "nothing after --svg"),
    (["play", "a", "--svg", "b", "--svg", "c"], "--svg stands twice"),
    (["parse", "a", "--scene", "375"], "found '375' after --scene; expected a size WxH, as 375x812"),
    (["parse", "a", "--scene", "0x812"], "found '0x812' after --scene; expected a size WxH, as 375x812"),
    (["parse", "a", "--scene", "infx1"], "found 'infx1' after --scene; expected a size WxH, as 375x812"),
  ])
  func `what does not fit is told in a line`(arguments: [String], text: String) {
    #expect(throws: Problem.usage(text)) { try Command(arguments) }
  }
}
