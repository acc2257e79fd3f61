"""Whose the drawn CV is."""

from page import *


class People(Page):
    """Draws names and ways to reach them."""

    def phone(self):
        """A number."""
        r = self.rng
        return r.choice(
            ["+{a} {b} {c} {d}", "({b}) {c}-{d}", "0{b} {c}{d}", "+{a}-{b}{c}{d}", "{b}.{c}.{d}", "{b}{c}{d}"]
        ).format(a=r.randint(1, 98), b=r.randint(100, 999), c=r.randint(100, 999), d=r.randint(1000, 9999))

    def mail(self):
        """An address."""
        r = self.rng
        return (
            re.sub(r"\W", "", self.surname().lower())
            + r.choice(["", ".", "_"])
            + r.choice(["mail", "88", "work", "x", "jr"])
            + "@"
            + r.choice(
                ["gmail.com", "mail.com", "outlook.com", "yahoo.fr", "qq.com", "web.de", "hotmail.com", "uni.edu"]
            )
        )

    def contact_block(self, named=True):
        """The name with what is known of the person, labelled or not."""
        r = self.rng
        contacts = []

        def c(k, v):
            contacts.append((k, v))

        if r.random() < 0.85:
            c("mail", self.mail())
        if r.random() < 0.8:
            c("tel", self.phone())
        if r.random() < 0.6:
            c(
                "adr",
                (
                    self.place()
                    if r.random() < 0.5
                    else r.choice(
                        [
                            "{n} {s} Street, {t}",
                            "{s}str. {n}, {z} {t}",
                            "{n} rue {s}, {z} {t}",
                            "Calle {s} {n}, {t}",
                            "Rua {s}, {n}, {t}",
                            "via {s} {n}, {z} {t}",
                            "ul. {s} {n}, {t}",
                            "{t} {s} {n}号",
                        ]
                    ).format(n=r.randint(1, 300), s=self.surname(), t=self.town().split(",")[0], z=r.randint(10000, 99999))
                ),
            )
        if r.random() < 0.5:
            c("web", r.choice(["linkedin.com/in/", "github.com/", "https://www.", "@", "www."]) + self.surname().lower())
        if r.random() < 0.3:
            c("web", "github.com/" + self.surname().lower())
        if r.random() < 0.2:
            c("dob", self.point_in_time(r.randint(1965, 2004), r.randint(1, 12)))
        if r.random() < 0.15:
            c("nat", r.choice(self.words.country))
        if r.random() < 0.08:
            c(
                "mar",
                r.choice(
                    [
                        "single",
                        "married",
                        "ledig",
                        "verheiratet",
                        "célibataire",
                        "soltero",
                        "Solteiro",
                        "bekar",
                        "женат",
                        "未婚",
                        "أعزب",
                    ]
                ),
            )
        if r.random() < 0.08:
            c("sex", r.choice(["male", "female", "männlich", "M", "F", "男", "女", "ذكر"]))
        if r.random() < 0.08:
            c("lic", "B")
        r.shuffle(contacts)
        lab = r.random()

        def one(k, v):
            if r.random() < lab:
                l = r.choice(choices_of(PERS[k]))
                return [(l + r.choice([": ", " ", ": ", "：", ":"]), "o", "key"), (v, "contact", None)]
            return [(v, "contact", None)]

        if named and r.random() < 0.08:
            self.noise_line() if r.random() < 0.3 else self.add(
                [
                    (
                        r.choice(
                            [
                                "Curriculum Vitae",
                                "Lebenslauf",
                                "Resume",
                                "CV",
                                "履歴書",
                                "个人简历",
                                "Özgeçmiş",
                                "Резюме",
                                "السيرة الذاتية",
                                "이력서",
                            ]
                        ),
                        "o",
                        None,
                    )
                ],
                "inside",
                "noise",
                size=r.choice([1, 1.5, 2]),
                bold=True,
            )
        if named:
            nm = self.name.upper() if r.random() < 0.3 else self.name
            self.add(
                [(nm, "name", None)],
                "inside",
                "person",
                size=1 if self.is_plain else r.choice([1.3, 1.6, 2, 2.4, 1]),
                bold=r.random() < 0.6,
            )
            if r.random() < 0.5:
                self.add(
                    [
                        (
                            self.post()
                            if r.random() < 0.7
                            else self.post() + r.choice([" | ", " & ", ", ", " / "]) + self.post(),
                            "o",
                            None,
                        )
                    ],
                    "inside",
                    "person",
                    size=r.choice([1, 1.1, 1.3]),
                )
        if not contacts:
            return
        m = r.choice(["line", "line", "row", "row2"])
        if m == "line":
            for k, v in contacts:
                self.add(one(k, v), "inside", "person")
        else:
            per = len(contacts) if m == "row" else 2
            for a in range(0, len(contacts), per):
                z = []
                for q, (k, v) in enumerate(contacts[a : a + per]):
                    if q:
                        z.append(
                            (r.choice([" | ", " • ", ", ", " · ", " / ", " "]), "sep", None)
                        ) if r.random() < 0.7 else None
                    z += one(k, v)
                self.add(z, "inside", "person")
