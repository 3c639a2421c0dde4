"""Moves along the time line of the film of a linear motion, and compares what is seen with arithmetic.

The field's top is at 565; the keyboard, 258 high, comes up within 0.4 s and goes within the next 0.4 s. At its end the
field is 200 higher. So at a time t of the first motion the field is at 565 - 200 t / 0.4, and the keyboard at
667 - 258 t / 0.4; in the second motion both come back.
"""

import time

SEEN = """(() => {
  const edges = selector => {
    const found = document.querySelector("#picture " + selector);
    return found === null ? null : found.getBoundingClientRect().top;
  };
  const screen = document.querySelector("#picture .screen").getBoundingClientRect();
  const place = [...document.querySelectorAll("#tree li")]
    .find(row => row.querySelector(".name").textContent === "note").querySelector(".place").textContent;
  return {
    time: Number(element("time").textContent.split(" ")[0]), told: Number(place.split(",")[1]),
    screen: screen.top, scale: screen.height / 667, field: edges(".field"), keyboard: edges(".case"),
    frame: player.frame,
  };
})()"""


def progress(moment):
    return moment / 0.4 if moment <= 0.4 else 2 - moment / 0.4


def check_frame(browser):
    """Compares the frame that is shown with arithmetic: its text to a thousandth, its picture to half a pixel."""
    seen = browser.value(SEEN)
    assert 0 <= seen["time"] <= 0.8, seen
    # The time is told to a thousandth of a second, in which the field goes half a point, and the keyboard 0.645.
    way = progress(seen["time"])
    assert abs(seen["told"] - (565 - 200 * way)) < 0.26, seen
    field = (seen["field"] - seen["screen"]) / seen["scale"]
    assert abs(field - seen["told"]) * seen["scale"] < 0.5, seen
    if seen["keyboard"] is not None:
        keyboard = (seen["keyboard"] - seen["screen"]) / seen["scale"]
        assert abs(keyboard - (667 - 258 * way)) < 0.33 + 0.5 / seen["scale"], seen
    return seen


def line_of(browser):
    """The middle of the thumb at the line's start, and how far it is to the line's end."""
    return browser.value(
        "(({left, top, width, height}) => [left + 14, top + height / 2, width - 28])"
        "(element('scrubber').getBoundingClientRect())")


def check_exact(browser):
    """At 0.1 s a quarter of the way is done, at 0.2 s half of it: told exactly."""
    for moment, field in ((0.1, "515"), (0.2, "465"), (0.4, "365"), (0.5, "415")):
        number = browser.value(f"film.frames.findIndex(frame => Math.abs(frame.time - {moment}) < 1e-6)")
        browser.value(f"player.goToFrame({number})")
        places = browser.value("[...document.querySelectorAll('#tree .edited .place')].map(place => place.textContent)")
        assert places == [f"16,{field},343,44"], (moment, places)


def check_drag(browser):
    """Drags the thumb over the whole line with the mouse, a little at a time, and looks at every frame on the way."""
    browser.value("player.go(0)")
    start, y, way = line_of(browser)
    browser.mouse("mousePressed", start, y)
    seen = []
    for step in range(301):
        browser.mouse("mouseMoved", start + way * step / 300, y)
        seen.append(check_frame(browser))
    browser.mouse("mouseReleased", start + way, y)
    frames = [moment["frame"] for moment in seen]
    assert frames == sorted(frames) and frames[0] == 0, frames
    assert frames[-1] == browser.value("film.frames.length") - 1, frames
    between = {moment["told"] for moment in seen if 365 < moment["told"] < 565}
    assert len(between) >= 23, f"only {len(between)} places on the way were seen"
    check_exact(browser)


def check_keys(browser):
    """The arrows go frame by frame, the page keys statement by statement, and the slider says where it is."""
    last = browser.value("film.frames.length") - 1
    browser.value("element('scrubber').focus()")
    for key, frame in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        browser.press(key)
        assert browser.value("player.frame") == frame, (key, frame, browser.value("player.frame"))
        check_frame(browser)
    browser.press("Home")
    steps = []
    for _ in range(4):
        steps.append(browser.value("document.querySelector('#steps [aria-current] code').textContent"))
        browser.press("PageDown")
    assert steps == ["at first", "focus note", "show 0,409,375,258 over 0.4 curve 3", "hide over 0.4 curve 3"], steps
    browser.press("PageUp")
    value = browser.value("element('scrubber').getAttribute('aria-valuetext')")
    assert value == "0.4 s, line 8: hide over 0.4 curve 3; keyboard at 409, note ends at 409", value


def check_play(browser):
    """Space plays and pauses; the film ends by itself."""
    browser.press("Home")
    browser.press(" ")
    assert browser.value("element('play').getAttribute('aria-label')") == "Pause"
    deadline = time.monotonic() + 30
    while browser.value("player.position") < 1.3:
        assert time.monotonic() < deadline, "the film does not go on"
        check_frame(browser)
    browser.press(" ")
    position = browser.value("player.position")
    time.sleep(0.2)
    assert browser.value("player.position") == position, "the film does not stop"
    browser.value("player.go(player.end - 0.05); player.play()")
    while browser.value("player.isPlaying"):
        assert time.monotonic() < deadline, "the film does not end"
