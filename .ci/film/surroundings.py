"""Looks at a page as those see it who have a phone, a dark screen or no eyes."""

from motion import line_of

# Text on what is painted behind it: the least contrast, and where it is.
CONTRAST = """(() => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const paint = colors => {
    context.clearRect(0, 0, 1, 1);
    for (const color of colors) { context.fillStyle = color; context.fillRect(0, 0, 1, 1); }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map(value => value / 255)
      .map(value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  };
  const least = [99, ""];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (walker.currentNode.textContent.trim() === "" || parent.closest("script, style, noscript, svg")) { continue; }
    const behind = [];
    for (let node = parent; node; node = node.parentElement) { behind.unshift(getComputedStyle(node).backgroundColor); }
    const [back, ink] = [paint(behind), paint([...behind, getComputedStyle(parent).color])];
    const contrast = (Math.max(back, ink) + 0.05) / (Math.min(back, ink) + 0.05);
    if (contrast < least[0]) { least.splice(0, 2, contrast, parent.outerHTML.slice(0, 80)); }
  }
  return least;
})()"""


def check_names(browser):
    """Whatever can be operated has a name for those who do not see it."""
    nodes = browser("Accessibility.getFullAXTree")["nodes"]
    found = set()
    for node in nodes:
        role = node.get("role", {}).get("value")
        if role in ("button", "slider", "combobox", "image", "group"):
            found.add(role)
            assert node.get("name", {}).get("value") or node.get("ignored"), node
    assert {"button", "slider", "combobox", "image"} <= found, found


def check_phone(browser, page):
    """Nothing is cut off at the sides, whatever is touched is large enough, and a finger moves the time line."""
    for width, height in ((320, 568), (390, 844), (844, 390)):
        browser.open(page, width, height, phone=True)
        assert browser.value("document.documentElement.scrollWidth") <= width
        sizes = browser.value(
            "[...document.querySelectorAll('button, select, input')].map(control => {"
            "const { width, height } = control.getBoundingClientRect(); return [control.id, width, height]; })")
        small = [size for size in sizes if min(size[1:]) < 44]
        assert not small, (width, small)
        screen = browser.value("document.querySelector('#picture .screen').getBoundingClientRect().height")
        assert screen >= 0.35 * height, (width, screen)
        left, y, length = line_of(browser)
        browser("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": left, "y": y}])
        for share in (0.25, 0.5, 0.75):
            browser("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": left + length * share, "y": y}])
        browser("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        share = browser.value("player.position / player.end")
        assert abs(share - 0.75) < 0.02, (width, share)


def check_contrast(browser, page):
    """Text is readable by light and by dark: 4.5 to 1, as WCAG 2 asks for; and the two differ."""
    papers = []
    for dark in (False, True):
        browser.open(page, 1280, 800, dark=dark)
        browser.value("player.goToFrame(20)")
        contrast, where = browser.value(CONTRAST)
        assert contrast >= 4.5, (dark, contrast, where)
        papers.append(browser.value("getComputedStyle(document.body).backgroundColor"))
        papers.append(browser.value("getComputedStyle(document.querySelector('#picture .screen')).fill"))
    assert len(set(papers)) == 4, papers
