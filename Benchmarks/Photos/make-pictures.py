#!/usr/bin/python3
"""make-pictures.py FOLDER COUNT: pictures of many sizes and colours, three of four JPEG and the others PNG,
one in a thousand broken. The same each time. Needs GdkPixbuf for Python (gir1.2-gdkpixbuf-2.0)."""
import os
import random
import sys

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib  # noqa: E402

folder, count = sys.argv[1], int(sys.argv[2])
os.makedirs(folder, exist_ok=True)
chance = random.Random(20261130)
sizes = [(320, 240), (640, 480), (480, 640), (800, 600), (1280, 960), (300, 300), (1600, 400)]


def picture(number):
    """A few pixels of chance, made as large as the picture: it looks like something, and compresses."""
    small = bytes(chance.randrange(256) for _ in range(6 * 5 * 3))
    seed = GdkPixbuf.Pixbuf.new_from_bytes(
        GLib.Bytes.new(small), GdkPixbuf.Colorspace.RGB, False, 8, 6, 5, 18)
    return seed.scale_simple(*sizes[number % len(sizes)], GdkPixbuf.InterpType.BILINEAR)


for number in range(count):
    if number % 1000 == 999:
        with open(f"{folder}/{number:05}.jpg", "wb") as file:
            file.write(b"\xff\xd8\xff\xe0 broken")
    elif number % 4 == 3:
        picture(number).savev(f"{folder}/{number:05}.png", "png", [], [])
    else:
        picture(number).savev(f"{folder}/{number:05}.jpg", "jpeg", ["quality"], ["85"])
