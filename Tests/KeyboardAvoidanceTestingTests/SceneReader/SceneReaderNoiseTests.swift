import KeyboardAvoidanceTesting
import Testing

/// Whatever the bytes are: a scene or one clear error, and never a crash.
@Suite struct SceneReaderNoiseTests {
  /// Small, fast and the same on every machine (SplitMix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let everything =
    SceneText.base + """
      avoid b: switch pin for side floating follow off
      avoid c: shift page distance 8 reveal name,note limit 100
      focus name
      show 0,477,375,335 over 0.4 curve 3
      post will-change begin 0,0,0,0 end nan,inf,0,0 over none foreign
      repeat 3
        set list.inset.bottom 60
        scroll list to 0,300
        expect now list.frame 0,0,375,640 ± 1
        expect visible note.caret margin 8
      end
      tap 187,200
      rotate 812x375 safe 0,44,21,44
      expect order note name
      hide
      """

  /// One change that people, editors and networks make to a text.
  private func mutate(_ bytes: inout [UInt8], with dice: inout Dice) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &dice)
    let end = min(bytes.count, index + Int.random(in: 0...20, using: &dice))
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &dice)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: index)
    case 2: bytes.removeSubrange(index..<end)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &dice))
    case 4: bytes.swapAt(index, Int.random(in: bytes.indices, using: &dice))
    default: bytes.replaceSubrange(index..<end, with: Array(" .,:=x±-#\n\r\t0".utf8).shuffled(using: &dice).prefix(2))
    }
  }

  @Test func `a damaged scene is read or refused at a place in it`() {
    let seed = UInt64.random(in: 0...(.max))
    var dice = Dice(state: seed)
    for round in 0..<2000 {
      var bytes = Array(Self.everything.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &dice) { mutate(&bytes, with: &dice) }
      do throws(SceneError) {
        let scene = try Scene(reading: bytes, name: "form")
        #expect(!scene.statements.isEmpty, "seed \(seed), round \(round)")
      } catch {
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        #expect((1...lines).contains(error.place.line) && error.place.column >= 1, "seed \(seed), round \(round)")
        #expect(!error.found.isEmpty && !error.expected.isEmpty, "seed \(seed), round \(round)")
        #expect(error.description.utf8.count < 1000, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: [0, 0x20, 0x23, 0x2C, 0x2E, 0x3A, 0x61, 0x80, 0xFF] as [UInt8])
  func `a file of one byte over and over is refused`(byte: UInt8) {
    for head in ["", "screen 1x1\n", "screen 1x1\nview ", "screen 1x1\nshow ", "screen 1x1\nset window."] {
      let bytes = Array(head.utf8) + [UInt8](repeating: byte, count: 20_000)
      let isBlank = byte == 0x20 || byte == 0x23
      if isBlank, head == "screen 1x1\n" { continue }
      #expect(throws: SceneError.self) { try Scene(reading: bytes, name: "noise") }
    }
  }

  @Test func `noise is refused with one short line`() {
    var dice = Dice(state: 7)
    let bytes = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &dice) }
    #expect { try Scene(reading: bytes, name: "noise") } throws: { error in
      let error = error as? SceneError
      return error?.place.line == 1 && (error?.description.utf8.count ?? .max) < 600
    }
  }

  @Test func `repeat nests as deep as can be run, and no deeper`() throws {
    func text(_ depth: Int) -> String {
      "screen 1x1\n" + String(repeating: "repeat 1\n", count: depth) + String(repeating: "end\n", count: depth)
    }
    #expect(SceneText.error(text(256)) == nil)
    let error = try #require(SceneText.error(text(100_000)))
    #expect(
      error.description
        == "form.scene:258:1: found `repeat` inside 256 others, expected at most 256 inside each other")
  }

  @Test func `many lines are read`() throws {
    let count = 20_000
    let text = "screen 1x1\n" + String(repeating: "repeat 2\nsettle\nend\n", count: count)
    #expect(try Scene(reading: text, name: "long").statements.count == count + 1)
  }
}
