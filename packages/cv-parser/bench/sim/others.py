"""What a drawn CV says of itself, and its awards, interests, references and the like."""

from page import *


class Others(Page):
    """Draws summaries and the remaining sections."""

    def summary(self):
        """What a person says of themself."""
        r = self.rng
        if r.random() > 0.15:
            self.title("summary")
        m = r.random()
        if m < 0.7:
            self.add([(" ".join(self.sentence() for _ in range(r.randint(1, 5))), "o", None)], "inside", "summary")
        else:
            self.prose("summary", r.randint(1, 5), bul=self.bullet)

    def rest(self):
        """A section of awards, interests, references or anything else."""
        r = self.rng
        k = r.choice(
            ["awards", "awards", "volunteer", "interests", "interests", "references", "other", "other", "volunteer"]
        )
        if k == "volunteer" and r.random() < 0.6:
            return self.experience("rest", "volunteer")
        self.title("rest", k)
        lead = self.bullet if r.random() < 0.4 else None
        if k == "interests":
            if r.random() < 0.6:
                self.add(
                    [
                        (
                            r.choice([", ", " | ", " • ", "、"]).join(r.choice(HOBBY) for _ in range(r.randint(2, 7))),
                            "o",
                            None,
                        )
                    ],
                    "inside",
                    "rest",
                )
            else:
                for _ in range(r.randint(2, 6)):
                    self.add([(r.choice(HOBBY), "o", None)], "inside", "rest", bul=lead)
        elif k == "references":
            for _ in range(r.randint(1, 3)):
                self.add([(self.person(), "o", "post")], "inside", "rest", gap=self.entry_gap)
                self.add([(self.post() + r.choice([", ", " at ", " | "]) + self.employer(), "o", None)], "inside", "rest")
                if r.random() < 0.7:
                    self.add([(self.phone() if r.random() < 0.5 else self.mail(), "o", None)], "inside", "rest")
        elif k == "awards":
            sepd = r.choice([", ", " – ", "\t", " (", " | ", ": "])
            front = r.random() < 0.3
            for _ in range(r.randint(1, 7)):
                a = (
                    r.choice(self.words.labels["award"])
                    if self.uses_labels and self.words.labels["award"] and r.random() < 0.4
                    else r.choice(
                        [
                            "1st place, {o}",
                            "Best paper award, {d}",
                            "Dean's list",
                            "{s} scholarship",
                            "Employee of the Month",
                            "Winner of the {d} Olympiad",
                            "Preis für {d}",
                            "Bourse {s}",
                            "Beca {s}",
                            "三等奖学金",
                            "優秀賞",
                            "{d} birinciliği",
                            "Диплом I степени, {d}",
                            "Hackathon finalist",
                            "Medal of {s}",
                            "Grant {n} EUR",
                        ]
                    ).format(o=self.employer(), d=self.subject(), s=self.surname(), n=r.randint(100, 9000))
                )
                d = self.date(0.95)
                z = (
                    [(a, "o", "cert"), (d + (")" if sepd == " (" else ""), "date", None, 1)]
                    if sepd == "\t"
                    else [(a, "o", "cert"), (sepd, "sep", None), (d + (")" if sepd == " (" else ""), "date", None)]
                )
                if front:
                    z = [(d, "date", None), (a, "o", "cert", 1)]
                self.add(z, "inside", "rest", bul=lead)
        else:
            for _ in range(r.randint(1, 5)):
                self.add(
                    [
                        (
                            r.choice(
                                [
                                    lambda: self.sentence(),
                                    lambda: (
                                        self.employer()
                                        + ", "
                                        + r.choice(["member", "Mitglied", "membre", "miembro", "socio", "üye"])
                                    ),
                                    lambda: r.choice(choices_of(PERS["lic"])) + ": B",
                                    lambda: self.post() + ", " + self.employer() + " " + self.date(),
                                    lambda: self.skill() + ": " + self.sentence(),
                                ]
                            )(),
                            "o",
                            None,
                        )
                    ],
                    "inside",
                    "rest",
                    bul=lead,
                )
