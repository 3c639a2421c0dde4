import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct `A shrunk scene` {
  private let scene = """
    screen 375x812 safe 44,0,34,0
    view page in window 0,88,375,724
    scroll form in page 0,0,375,724 content 375x1000 inset 8,0,8,0
    field name in form 16,20,343,44 order 1
    field address in form 16,560,343,44 distance 8
    avoid a: inset form distance 12 align top
    focus address
    repeat 3
      show 0,477.25,375,334.75 over 0.3 curve 2
      hide
    end
    blur
    """

  private func shrunk(_ isFailing: @escaping (Scene) -> Bool) throws -> String {
    SceneShrinker(try Scene(reading: scene, name: "large"), isFailing: isFailing).shrunk().text
  }

  @Test func `has nothing left but what fails, what it needs, and the roundest numbers`() throws {
    let text = try shrunk { scene in
      scene.text.contains("focus address") && scene.text.contains("show")
    }
    #expect(
      text == """
        screen 0x0
        field address in window 0,0,0,0
        focus address
        show 0,0,0,0

        """)
  }

  @Test func `keeps a number as large as it must be`() throws {
    let text = try shrunk { scene in
      scene.actions.contains { action in
        if case .declare(.scroll(_, _, _, let traits)) = action { traits.content.height > 930 } else { false }
      }
    }
    #expect(text.contains("content 0x1000"))
  }

  @Test func `takes a repeated event out of its repetition`() throws {
    #expect(try shrunk { $0.text.contains("hide") } == "screen 0x0\nhide\n")
  }

  @Test func `is the scene itself where nothing smaller fails`() throws {
    let text = try Scene(reading: scene, name: "large").text
    #expect(try shrunk { $0.text == text } == text)
  }
}
