"""A headless Chromium that is driven over its debugging pipe; needs nothing but the standard library."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """A browser with one page. `requests` is what the page has asked for since it was opened, `errors` what failed."""

    def __init__(self, folder):
        self.profile = tempfile.mkdtemp(dir=folder)
        ours, theirs = os.pipe(), os.pipe()
        self.log = open(os.path.join(folder, "chromium.log"), "wb")
        command = [
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-extensions",
            "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank",
        ]
        # The browser reads its commands from descriptor 3 and answers on 4.
        shell = f'exec "$@" 3<&{ours[0]} 4>&{theirs[1]}'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "chromium", *command], pass_fds=(ours[0], theirs[1]),
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        os.close(ours[0])
        os.close(theirs[1])
        self.output, self.input = ours[1], theirs[0]
        self.buffer, self.count, self.session = b"", 0, None
        self.requests, self.errors, self.loaded = [], [], False
        targets = self("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self(f"{domain}.enable")

    def __call__(self, method, **parameters):
        """Sends a command, and returns its result."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next(time.monotonic() + 60)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _next(self, deadline):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError("Chromium does not answer")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise EOFError(f"Chromium ended; see {self.log.name}")
            self.buffer += piece
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        self._note(message.get("method"), message.get("params", {}))
        return message

    def _note(self, method, parameters):
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.errors.append(parameters["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"])
        elif method == "Page.loadEventFired":
            self.loaded = True

    def open(self, path, width, height, dark=False, phone=False):
        """Opens a file in a window of a size, in points."""
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        self("Emulation.setTouchEmulationEnabled", enabled=phone)
        self("Emulation.setEmulatedMedia", features=[scheme])
        self.requests, self.errors, self.loaded = [], [], False
        self("Page.navigate", url="file://" + os.path.abspath(path))
        deadline = time.monotonic() + 60
        while not self.loaded:
            self._next(deadline)

    def value(self, expression):
        """The value of an expression in the page."""
        result = self("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['exception'].get('description')}")
        return result["result"].get("value")

    def press(self, key):
        """Presses and releases a key."""
        text = {"text": " "} if key == " " else {}
        for kind in ("keyDown", "keyUp"):
            self("Input.dispatchKeyEvent", type=kind, key=key, code="Space" if key == " " else key, **text)
            text = {}

    def mouse(self, kind, x, y):
        buttons = 0 if kind == "mouseReleased" else 1
        self("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=buttons, clickCount=1)

    def close(self):
        self.session = None
        try:
            self("Browser.close")
            self.process.wait(10)
        except (OSError, EOFError, TimeoutError, subprocess.TimeoutExpired):
            self.process.kill()
        self.log.close()
        shutil.rmtree(self.profile, ignore_errors=True)
