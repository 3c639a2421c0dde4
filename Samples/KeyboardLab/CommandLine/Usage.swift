/// What `--help` prints.
enum Usage {
  static let text = """
    keyboard-lab: keyboard situations, as text.

      keyboard-lab                    the same form, kept above the keyboard in four ways
      keyboard-lab check FILE…        run scenes: PASS FILE, or FAIL FILE:LINE: the expectation, what was found
      keyboard-lab play FILE          run a scene and tell every event, decision and value
          --svg PICTURE               also write a filmstrip: the key frames of every motion
          --html PAGE                 also write a page with every frame, to move through on a time line
      keyboard-lab parse FILE         find keyboard notifications in any text, one JSON object a line
          --scene WxH                 print a scene that replays them on such a screen instead

    FILE may be - for standard input. The log that a scene replays lies beside the scene.
    Exit status: 0 all is well; 1 an expectation failed, or no notification was found; 2 the input cannot be used.
    """
}
