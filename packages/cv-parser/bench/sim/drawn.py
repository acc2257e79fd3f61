"""One drawn CV. `Doc(seed).make()` gives its lines, each with its section, its rank and its parts."""

from jobs import Jobs
from lists import Lists
from others import Others
from people import People
from schools import Schools
from works import Works


class Doc(Jobs, Schools, Works, Lists, Others, People):
    """A CV whose sections, their order and their columns are drawn."""

    def make(self):
        """Draws the document and returns its lines."""
        r = self.rng
        self.name = self.person()
        secs = [
            c
            for c, q in [
                ("summary", 0.55),
                ("experience", 0.93),
                ("education", 0.94),
                ("skills", 0.8),
                ("projects", 0.4),
                ("certifications", 0.35),
                ("languages", 0.5),
                ("publications", 0.16),
                ("rest", 0.55),
                ("rest", 0.3),
                ("experience2", 0.1),
                ("skills2", 0.12),
                ("education2", 0.03),
            ]
            if r.random() < q
        ]
        if r.random() < 0.35:
            r.shuffle(secs)
        elif r.random() < 0.5 and "education" in secs:
            secs.remove("education")
            secs.insert(r.randint(0, 1), "education")
        if r.random() < 0.25 and len(secs) > 3:
            k = r.randint(1, len(secs) - 1)
            x = secs.pop(k)
            secs.insert(r.randint(0, len(secs)), x)
        two = r.random() < 0.28
        self.contact_block()

        def do(secs):
            last = ""
            for c in secs:
                self.has_own_title = not (c == "education" and last == "experience") or r.random() > 0.04
                last = c
                getattr(self, c.rstrip("2"))()

        if two:
            side = [
                c
                for c in secs
                if c.rstrip("2") in ("skills", "languages", "rest", "certifications", "education") and r.random() < 0.6
            ]
            main = [c for c in secs if c not in side]
            parts = [("side", side), ("main", main)]
            if r.random() < 0.5:
                parts.reverse()
            for k, (w, c) in enumerate(parts):
                self.column = k
                self.left = 0 if k == 0 else r.choice([180, 330])
                w0 = self.wrap_width
                if w == "side":
                    self.wrap_width = r.choice([22, 28, 36]) if not self.is_east_asian else 12
                if w == "side" and r.random() < 0.5:
                    self.title("person", "contact")
                    self.contact_block(False)
                do(c)
                self.wrap_width = w0
        else:
            k = r.random()
            if k < 0.12:
                self.title("person", "contact")
                self.contact_block(False)
            do(secs)
            if k > 0.95:
                self.title("person", "contact")
                self.contact_block(False)
        if r.random() < 0.15:
            self.noise_line()
        return self.lines[:190]
