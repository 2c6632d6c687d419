"""Lets writers to one collection wait for each other before they look at what is there.

Kinto compares If-Match with the record that it reads, and writes later: of two writers who saw the
same version both may be told that they have replaced it, and what one of them wrote is gone. Here the
second one begins when the first has committed.

The lock has a connection of its own, since Kinto commits in the middle of some requests, and another
number than that of `lock.sql`, which the request itself waits for.
"""
import re

from pyramid.tweens import INGRESS
from sqlalchemy import create_engine, make_url, text

RECORDS = re.compile(r"(/buckets/[^/]+/collections/[^/]+)/records(/|$)")
LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 1))")
READING = ("GET", "HEAD", "OPTIONS")


def written_paths(request):
    """The paths that a request writes to, those inside a batch too."""
    if request.method in READING:
        return []
    if not request.path.endswith("/batch"):
        return [request.path]
    try:
        body = request.json_body
        usual = body.get("defaults") or {}
        requests = [{**usual, **entry} for entry in body["requests"]]
        return [str(entry.get("path")) for entry in requests
                if entry.get("method", "GET") not in READING]
    except (ValueError, TypeError, KeyError, AttributeError):
        return []  # Kinto says what is wrong with it.


def collections(request):
    """What is to be locked, in one order for all. Whose bucket `default` is, the header says."""
    matches = [RECORDS.search(path) for path in written_paths(request)]
    names = {match.group(1) for match in matches if match}
    owner = request.headers.get("Authorization", "")
    return sorted(f"{owner} {name}" if name.startswith("/buckets/default/") else name
                  for name in names)


def factory(handler, registry):
    # The driver that Kinto uses.
    url = make_url(registry.settings["storage_url"]).set(drivername="postgresql+psycopg2")
    engine = create_engine(url)

    def tween(request):
        names = collections(request)
        if not names:
            return handler(request)
        with engine.connect() as connection:
            for name in names:
                connection.execute(LOCK, {"name": name})
            return handler(request)

    return tween


def includeme(config):
    config.add_tween("collection_lock.factory", under=INGRESS, over="pyramid_tm.tm_tween_factory")
