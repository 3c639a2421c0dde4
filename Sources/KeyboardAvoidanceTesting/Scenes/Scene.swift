public import KeyboardEvents

/// A keyboard situation as plain text: what is on the screen, who avoids the keyboard, what happens, what must be true.
///
/// A scene is read once into this value and can then be run any number of times. Names have been checked: every name that
/// a statement refers to is declared above it, once, and is of a kind that fits.
public struct Scene: Hashable, Sendable {
  /// What the scene is called in messages, usually its file name.
  public var name: String
  /// The statements in the order in which they stand.
  public var statements: [Statement]

  /// Creates a scene from statements that were made in code.
  public init(name: String, statements: [Statement]) {
    self.name = name
    self.statements = statements
  }
}

extension Scene {
  /// A line and a column in the text of a scene, both from 1.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int

    /// Creates a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// One statement and where it stands.
  public struct Statement: Hashable, Sendable {
    /// Where the statement's first word stands.
    public var place: Place
    /// The statement as written, without its comment and outer spaces.
    public var text: String
    /// What the statement says.
    public var action: Action

    /// Creates a statement.
    public init(place: Place, text: String, action: Action) {
      self.place = place
      self.text = text
      self.action = action
    }
  }

  /// What a statement says.
  public indirect enum Action: Hashable, Sendable {
    /// A screen, a window, a view, a constraint or a guide comes into being.
    case declare(Declaration)
    /// An avoider is described and, where the statement stands, attached.
    case avoid(Avoidance)
    /// Editing begins in a field or text.
    case focus(String)
    /// Editing ends.
    case blur
    /// The keyboard comes, goes or changes its place.
    case keyboard(KeyboardMove)
    /// One notification by itself.
    case post(Posting)
    /// The finger that drags the keyboard is at this height of the first screen, in points.
    case drag(Double)
    /// A log beside the scene is played; its name.
    case replay(String)
    /// The app writes a value.
    case set(Property, Value)
    /// The app adds to a value.
    case add(Property, Double)
    /// The user scrolls to an offset.
    case scroll(String, Point)
    /// The first screen turns and is now of this size, with these safe areas.
    case rotate(Size, safeArea: Insets)
    /// The host lays out again.
    case relayout
    /// Something is done to an avoider.
    case lifecycle(LifecycleStep, String)
    /// Editing moves on.
    case navigate(Navigation)
    /// A tap in the middle of a view.
    case tapView(String)
    /// A tap at a point of the first screen.
    case tapPoint(Point)
    /// Time passes, in seconds.
    case wait(Double)
    /// Time passes until nothing moves any more.
    case settle
    /// The statements run this many times.
    case `repeat`(Int, [Statement])
    /// Something must be true.
    case expect(Expectation)
  }
}
