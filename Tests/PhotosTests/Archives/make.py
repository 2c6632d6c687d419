#!/usr/bin/env python3
"""Writes photodata.bin beside itself: a keyed archive of 200 photos and 190 users who point at each other,
as NSKeyedArchiver writes one, with names in many scripts. The same bytes each time."""
import pathlib
import plistlib
from datetime import datetime, timedelta

UID = plistlib.UID
FIRST = ["Ada", "Zoë", "小明", "花子", "민준", "Дмитрий", "ليلى", "נועה", "Ελένη", "अनिता", "สมชาย",
         "İpek", "Søren", "Nguyễn", "თამარ", "Անի", "Émile", "🙂 Pat", "", "O'Brien"]
LAST = ["Lovelace", "Ångström", "王", "山田", "김", "Петров", "حداد", "כהן", "Παππά", "शर्मा", "ใจดี",
        "Yılmaz", "Kjær", "Văn", "ბერიძე", "Սարգսյան", "Zola", "Smith", "Nobody", "\"Quote\""]
NAMES = ["Harbour", "Möwe", "海鸥", "夕焼け", "한강", "Белые ночи", "غروب", "שקיעה", "Θάλασσα", "सूर्यास्त",
         "พระอาทิตย์", "Gün batımı", "Fjord", "Biển", "ზღვა", "Ծով", "Été à la mer", "🌊🏄‍♀️", "a/b\\c",
         "Line\nbreak", "   spaces   ", "e\u0301te\u0301"]


class Archiver:
    """NSKeyedArchiver's layout: a table of objects, in which one names another by its number."""

    def __init__(self):
        self.objects = ["$null"]
        self.classes = {}
        self.known = {}

    def add(self, value):
        self.objects.append(value)
        return UID(len(self.objects) - 1)

    def string(self, text):
        if text not in self.known:
            self.known[text] = self.add(text)
        return self.known[text]

    def type(self, *names):
        if names not in self.classes:
            self.classes[names] = self.add({"$classname": names[0], "$classes": list(names)})
        return self.classes[names]

    def array(self, references):
        return self.add({"NS.objects": references, "$class": self.type("NSArray", "NSObject")})

    def date(self, date):
        seconds = (date - datetime(2001, 1, 1)).total_seconds()
        return self.add({"NS.time": seconds, "$class": self.type("NSDate", "NSObject")})

    def data(self, **top):
        archive = {"$archiver": "NSKeyedArchiver", "$version": 100000, "$top": top,
                   "$objects": self.objects}
        return plistlib.dumps(archive, fmt=plistlib.FMT_BINARY, sort_keys=False)


def archive(photo_count=200, user_count=190):
    archiver = Archiver()
    users = [{"identifier": number + 1,
              "username": archiver.string(f"user{number + 1}"),
              "firstname": archiver.string(FIRST[number % len(FIRST)]),
              "lastname": archiver.string(LAST[number * 7 % len(LAST)]),
              "$class": archiver.type("User", "NSObject")} for number in range(user_count)]
    owners = [archiver.add(user) for user in users]
    theirs = [[] for _ in users]
    photos = []
    for number in range(photo_count):
        owner = number * 13 % user_count
        photo = archiver.add({
            "identifier": 1000 + number,
            "name": archiver.string(f"{NAMES[number % len(NAMES)]} {number + 1}"),
            "creationDate": archiver.date(datetime(2013, 6, 7, 12) + timedelta(days=number * 5)),
            "rating": number * 7 % 11 / 2,
            "user": owners[owner],
            "$class": archiver.type("Photo", "NSObject")})
        theirs[owner].append(photo)
        photos.append(photo)
    for user, own in zip(users, theirs):
        user["photos"] = archiver.array(own)
    return archiver.data(users=archiver.array(owners), photos=archiver.array(photos))


if __name__ == "__main__":
    pathlib.Path(__file__).with_name("photodata.bin").write_bytes(archive())
