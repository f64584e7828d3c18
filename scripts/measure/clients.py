"""Clients that post photos, in a process of their own so that they do not slow what measures.

`python -m scripts.measure.clients PORT CLIENTS SECONDS PHOTO...` prints how many answers of each
status there were, as JSON.
"""

from __future__ import annotations

import http.client
import json
import sys
import threading
import time
from collections import Counter
from pathlib import Path

PATH = "/api/v1/recognitions"
BOUNDARY = "measure0123456789"


def form(photo: bytes) -> bytes:
    """Return a multipart body with one photo."""
    head = (
        f"--{BOUNDARY}\r\nContent-Disposition: form-data; "
        'name="photo"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    )
    return head.encode() + photo + f"\r\n--{BOUNDARY}--\r\n".encode()


HEADERS = {"Content-Type": f"multipart/form-data; boundary={BOUNDARY}"}


def post(port: int, body: bytes, timeout: float = 120.0) -> tuple[int, float]:
    """Post a photo; return the status and the seconds that Retry-After asks for."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    try:
        connection.request("POST", PATH, body=body, headers=HEADERS)
        answer = connection.getresponse()
        answer.read()
        return answer.status, float(answer.headers.get("Retry-After", 0))
    finally:
        connection.close()


def run(port: int, clients: int, seconds: float, bodies: list[bytes]) -> Counter[str]:
    """Let clients post for a while, each the next as soon as it is answered.

    One that is told to come back later waits for as long as it is told.
    """
    counts: Counter[str] = Counter()
    lock = threading.Lock()
    end = threading.Event()

    def client(number: int) -> None:
        while not end.is_set():
            number += 1
            try:
                status, later = post(port, bodies[number % len(bodies)])
                said = "503 without Retry-After" if status == 503 and not later else str(status)
            except (OSError, http.client.HTTPException) as error:
                said, later = type(error).__name__, 0.0
            with lock:
                counts[said] += 1
            end.wait(later)

    threads = [threading.Thread(target=client, args=(n,)) for n in range(clients)]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    end.set()
    for thread in threads:
        thread.join()
    return counts


def main() -> None:
    """Run the command line."""
    port, clients, seconds, *photos = sys.argv[1:]
    bodies = [form(Path(photo).read_bytes()) for photo in photos]
    print(json.dumps(run(int(port), int(clients), float(seconds), bodies)))


if __name__ == "__main__":
    main()
