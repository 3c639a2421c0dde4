"""Plays scenes as films, and checks the pictures and the page: usage check.py KEYBOARD-LAB FOLDER.

The page is opened in Chromium; its time line is dragged, and what it shows is compared with arithmetic.
"""

import os
import subprocess
import sys
import traceback
import xml.etree.ElementTree

from chromium import Chromium
from motion import check_drag, check_keys, check_play
from surroundings import check_contrast, check_names, check_phone

# A field that ends 200 points below the keyboard's top, and a curve with which half the time is half the way.
LINEAR = """screen 375x667
view page in window 0,0,375,667
field note in page 16,565,343,44
avoid a: shift page
focus note
show 0,409,375,258 over 0.4 curve 3
settle
hide over 0.4 curve 3
"""
HOSTILE_NAME = "<img src=x onerror=\"window.taken=1\"> & 'b'.scene"
HOSTILE_LOG = "<b>&\"'<img\u00a0src=x\u00a0onerror=window.taken=1>.log"
HOSTILE = f"screen 9x9\nview a in window 0,0,1,1\nreplay {HOSTILE_LOG}\nexpect a.frame.x 3\n"


def play(lab, folder, name, text):
    """Writes a scene, and plays it; returns the paths of its strip and its page."""
    scene, strip, page = (os.path.join(folder, file) for file in (name, "film.svg", "film.html"))
    with open(scene, "w", encoding="utf-8") as file:
        file.write(text)
    run = subprocess.run([lab, "play", scene, "--svg", strip, "--html", page], capture_output=True, text=True)
    assert run.returncode < 2, run.stderr
    return strip, page


def check_strip(path):
    """At first, focus, and the four pictures of each of two motions: start, first move, midway, settled."""
    root = xml.etree.ElementTree.parse(path).getroot()
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    for stage, count in (("start", 2), ("first move", 2), ("midway", 2), ("settled", 2)):
        assert sum(word.endswith(stage) for word in words) == count, (stage, words)
    # A quarter of a linear motion of 24 frames: the first is a 24th of the way, the middle one half of it.
    for line in ("0.2 s  midway", "keyboard at 538", "note ends at 509", "0.017 s  first move"):
        assert line in words, (line, words)


def check_hostile(lab, folder, browser):
    with open(os.path.join(folder, HOSTILE_LOG), "w", encoding="utf-8") as file:
        file.write("UIKeyboardWillShowNotification\n")
    strip, page = play(lab, folder, HOSTILE_NAME, HOSTILE)
    xml.etree.ElementTree.parse(strip)
    browser.open(page, 1280, 800)
    browser.value("player.goToFrame(film.frames.length - 1)")
    assert browser.value("window.taken") is None
    assert browser.value("document.title").endswith(HOSTILE_NAME), browser.value("document.title")
    assert HOSTILE_LOG in browser.value("element('steps').textContent")
    assert browser.value("document.querySelectorAll('img, b:not(#tree b)').length") == 0
    assert browser.value("document.querySelectorAll('#marks .wrong').length") == 1


def check_alone(browser, page):
    """The page asks for nothing but itself, and nothing in it fails."""
    assert len(browser.requests) == 1 and browser.requests[0].endswith(os.path.basename(page)), browser.requests
    assert browser.errors == [], browser.errors


def main(lab, folder):
    strip, page = play(lab, folder, "linear.scene", LINEAR)
    check_strip(strip)
    browser = Chromium(folder)
    try:
        browser.open(page, 1280, 800)
        check_drag(browser)
        check_keys(browser)
        check_play(browser)
        check_names(browser)
        check_phone(browser, page)
        check_contrast(browser, page)
        check_alone(browser, page)
        check_hostile(lab, folder, browser)
        check_alone(browser, page)
    except Exception:
        traceback.print_exc()
        if browser.process.poll() is None:
            print("the page was at:", browser.value("document.querySelector('#state').innerText"))
        sys.exit(1)
    finally:
        browser.close()


main(*sys.argv[1:])
