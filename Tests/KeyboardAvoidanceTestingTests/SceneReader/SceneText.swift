import KeyboardAvoidanceTesting

/// Texts of scenes, as the tests of the reader need them.
enum SceneText {
  /// A screen with one thing of each kind, on nine lines.
  static let base = """
    screen 375x812 safe 44,0,34,0
    view page in window 0,88,375,724
    scroll list in page 0,0,375,640 content 375x900
    field name in list 16,20,343,44
    text note in page 0,640,375,84
    guide keys of page
    constraint pin note.bottom = page.safe.bottom
    constraint side note.left = page.left
    avoid a: inset list

    """

  /// What the lines say below the base.
  static func actions(_ lines: String) throws -> [Scene.Action] {
    try Array(Scene(reading: base + lines, name: "form").statements.dropFirst(9)).map { $0.action }
  }

  /// What the one line says below the base.
  static func action(_ line: String) throws -> Scene.Action? { try actions(line).first }

  /// Why a text is no scene; nil where it is one.
  static func error(_ text: String) -> SceneError? {
    do throws(SceneError) {
      _ = try Scene(reading: text, name: "form.scene")
      return nil
    } catch {
      return error
    }
  }
}
