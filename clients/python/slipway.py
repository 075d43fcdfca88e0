"""Calls to Slipway with Python's standard library alone."""

import json
import os
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ["SLIPWAY"]
TOKEN = os.environ["TOKEN"]
CLUB = os.environ["CLUB"]


class SlipwayError(Exception):
    """Why a call was refused: a problem as RFC 9457 writes it."""

    def __init__(self, problem, headers):
        super().__init__(f"{problem['status']} {problem['code']}: {problem['message']}")
        self.problem = problem
        wait = headers.get("retry-after") or ""
        self.retry_after = int(wait) if wait.isdecimal() else 0


def call(method, path, body=None, query=None, headers=None):
    """The reply of a call: JSON as Python writes it, anything else as bytes."""
    search = f"?{urllib.parse.urlencode(query)}" if query else ""
    request = urllib.request.Request(
        f"{URL}/api/v2/{path}{search}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "authorization": f"Bearer {TOKEN}",
            "selected-club-id": CLUB,
            **({} if body is None else {"content-type": "application/json"}),
            **(headers or {}),
        },
    )
    try:
        with urllib.request.urlopen(request) as response:
            content = response.read()
            is_json = response.headers.get_content_type() == "application/json"
            return json.loads(content) if is_json else content
    except urllib.error.HTTPError as error:
        raise SlipwayError(problem_of(error), error.headers) from None


def problem_of(error):
    """What Slipway says of a refusal, or its status where a proxy answered in its place."""
    if "json" in error.headers.get_content_type():
        return json.load(error)
    return {
        "type": "about:blank",
        "title": error.reason,
        "status": error.code,
        "detail": error.reason,
        "instance": "",
        "message": error.reason,
        "code": "unknown",
    }
