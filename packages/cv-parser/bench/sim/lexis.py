"""What drawn CVs are made of: the words of public lists and of labels, and what one document draws from them."""

import random, json, re, sys, os
from stock import *

HERE = os.path.dirname(os.path.abspath(__file__))
with open(HERE + "/lex.json", encoding="utf8") as file:
    LEX = json.load(file)
# The kinds and ranks of lines and the kinds of parts are those of TypeScript, which words.ts writes down.
KINDS, RANKS, TOK = LEX["kinds"], LEX["ranks"], LEX["parts"]
TI = {t: i for i, t in enumerate(TOK)}
W = None


def choices_of(text):
    """The choices in a text of the stock."""
    return text.split("|")


def capitalized(text):
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


class Words:
    """The words of names.tsv, lex.json and golds.json, by kind and language."""

    def __init__(self):
        post, school, person, employer, place, none, degree, skill, lang = {}, {}, {}, [], [], {}, {}, [], []
        self.subj = subj = {}
        for row in open(HERE + "/names.tsv", encoding="utf8"):
            k, g, t = row.rstrip("\n").split("\t", 2)
            if k == "post":
                post.setdefault("en" if g == "onet" else g, []).append(t)
            elif k == "school":
                school.setdefault(g, []).append(t)
            elif k == "person":
                person.setdefault(g[:2], []).append(t)
            elif k == "employer":
                employer.append(t)
            elif k == "place":
                place.append((g, t))
            elif k == "none":
                none.setdefault(g if g in ("de", "sv", "fr") else "en", []).append(t)
            elif k == "degree":
                (subj if len(g) == 2 else degree).setdefault(g[:2], []).append(t)
            elif k == "skill":
                skill.append(t)
            elif k == "language":
                lang.append(t)
        self.post, self.school, self.person, self.employer, self.none, self.degree, self.skill, self.langs = (
            post,
            school,
            person,
            employer,
            none,
            degree,
            skill,
            lang,
        )
        for l, v in POSTS.items():
            self.post[l] = v.split("|")
        self.schools_all = [x for v in school.values() for x in v]
        byc = {}
        for g, t in place:
            byc.setdefault(g, []).append(t)
        self.place = byc
        self.place_all = [t for g, t in place if len(g) == 2 and g.isupper() or g == "seats"]
        self.seats = byc.get("seats", [])
        self.country = [t for g, t in place if not (len(g) == 2 and g.isupper()) and g != "seats" and len(t) < 24]
        lex = LEX
        self.titles = {}

        def script(t):
            for ch in t:
                o = ord(ch)
                if 0x400 <= o < 0x530:
                    return "cyr"
                if 0x3040 <= o < 0x3100:
                    return "ja"
                if 0x4E00 <= o < 0xA000:
                    return "han"
                if 0xAC00 <= o < 0xD7B0:
                    return "ko"
                if 0x590 <= o < 0x600:
                    return "he"
                if 0x600 <= o < 0x700:
                    return "ar"
                if 0x370 <= o < 0x400:
                    return "el"
                if 0x900 <= o < 0x1000:
                    return "ind"
            return "lat"

        self.script = script
        for k, v in lex["titles"].items():
            d = self.titles.setdefault(k, {})
            for i, t in enumerate(v):
                d.setdefault(script(t), []).append(t)
        self.months = [[w for w in m.split()] for m in lex["d"]["monthNames"]]
        self.present = (
            [w.strip() for w in lex["d"]["presentWords"]]
            if isinstance(lex["d"]["presentWords"], list)
            else re.split(r"[| ]", lex["d"]["presentWords"])
        )
        self.lorem = {k[:2]: v["lorem"] for k, v in lex["loc"].items() if v["lorem"]}
        self.city = {}
        for k, v in lex["loc"].items():
            if v["city"]:
                self.city.setdefault(k[:2], []).extend(v["city"])
        r = json.load(open(HERE + "/golds.json", encoding="utf8"))
        self.labels = r


LANGW = {
    "en": 7,
    "de": 3,
    "fr": 3,
    "es": 3,
    "it": 2,
    "pt": 3,
    "nl": 2,
    "pl": 2,
    "tr": 2,
    "ru": 2.5,
    "zh": 2.5,
    "ja": 2,
    "ko": 1.6,
    "ar": 1.6,
    "sv": 0.5,
    "da": 0.4,
    "no": 0.4,
    "cs": 0.4,
    "sk": 0.3,
    "hu": 0.4,
    "ro": 0.5,
    "hr": 0.3,
    "sl": 0.3,
    "bg": 0.3,
    "lt": 0.2,
    "lv": 0.2,
    "et": 0.2,
}
COUNTRY = {
    "en": ["US", "GB", "IN", "CA", "AU", "NG", "ZA", "IE", "PH", "SG"],
    "de": ["DE", "AT", "CH"],
    "fr": ["FR", "BE", "CH", "MA", "CA", "SN"],
    "es": ["ES", "MX", "CO", "AR", "CL", "PE"],
    "it": ["IT"],
    "pt": ["BR", "PT"],
    "nl": ["NL", "BE"],
    "pl": ["PL"],
    "tr": ["TR"],
    "ru": ["RU", "UA", "KZ"],
}


def weighted_choice(r, d):
    k = list(d)
    return r.choices(k, [d[x] for x in k])[0]
