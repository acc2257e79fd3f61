"""How the heads of a document's entries are laid out: the order of parts, which of them open a row, what parts the others."""

ROW = None
"""In a layout: the next part opens a row."""
CELL = "\t"
"""In a layout: the next part stands in a cell of its own."""

MARKS = [", ", ", ", " | ", " - ", " – ", " — ", " · ", " • ", " / ", ": "]

# Layouts that are met most. "?" is one mark of the document.
JOBS = [
    "post CELL date ROW org CELL place",
    "org CELL place ROW post CELL date",
    "org CELL date ROW post CELL place",
    "post CELL place ROW org CELL date",
    "post ROW org CELL date",
    "post ROW org CELL date ROW place",
    "post ROW org ROW date",
    "post ROW org ROW date CELL place",
    "post ROW org ? place ROW date",
    "post ROW org ? date",
    "post ROW org ? date ? place",
    "post ? org CELL date",
    "post ? org ? place CELL date",
    "org ? post CELL date",
    "org ? place CELL date ROW post",
    "org ? place ? post CELL date",
    "org ? place ? post ROW date",
    "org ? post ROW date",
    "org ROW post ROW date",
    "org ROW post ? date",
    "org ROW date ROW post",
    "org ROW post ? place ROW date",
    "post ? org ROW date",
    "post ? org ROW date ? place",
    "post ? org ? date",
    "post ? org ? place ? date",
    "org ? post ? place ? date",
    "org ? place ? date ? post",
    "post ? date ROW org ? place",
    "date CELL post ROW org",
    "date CELL post ROW org ? place",
    "date CELL post ? org",
    "date CELL post ? org ? place",
    "date CELL org ROW post",
    "date CELL org ? place ROW post",
    "date CELL org ? post",
    "date ROW post ROW org",
    "date ROW post ? org",
    "date ROW post ? org ? place",
    "date ROW org ROW post",
    "date ROW org ? post",
    "date ? place ROW post ROW org",
    "date ? post ? org",
    "date ? org ? post",
    "date ? post ROW org ? place",
    "place ? date ROW org ROW post",
]
SCHOOLS = [
    "degree CELL date ROW school CELL place",
    "school CELL place ROW degree CELL date",
    "school CELL date ROW degree CELL grade",
    "school CELL date ROW degree",
    "school ? place CELL date ROW degree ? grade",
    "school ? place CELL date ROW degree CELL grade",
    "degree CELL date ROW school",
    "degree ? school CELL date",
    "degree ROW school ROW date",
    "degree ROW school ROW date CELL place",
    "degree ROW school ROW date CELL grade",
    "degree ROW school CELL date",
    "degree ROW school ? date",
    "degree ? subject ROW school ROW date",
    "degree ? subject ROW school ? place CELL date",
    "degree ? subject ? school ? date",
    "school ROW degree ROW date",
    "school ROW degree ? subject ROW date ROW grade",
    "school ROW degree ? date",
    "school ROW degree CELL date",
    "school ROW date ROW degree",
    "school ? degree CELL date",
    "school ? degree ROW date",
    "school ? degree ? date",
    "school ? subject ? degree ? date ? grade",
    "school ? place ? degree ? date",
    "degree ? school ? place CELL date",
    "degree ? school ? date",
    "degree ? school ROW date",
    "degree ? school ? date ? grade",
    "date CELL degree ROW school",
    "date CELL degree ROW school ? place ROW grade",
    "date CELL degree ? school",
    "date CELL degree ? school ? place",
    "date CELL school ROW degree",
    "date CELL school ? place ROW degree",
    "date CELL school ? degree",
    "date CELL school CELL subject CELL degree",
    "date ROW degree ROW school",
    "date ROW school ROW degree",
    "date ROW school ? degree",
    "date ? degree ? school",
    "date ? school ? subject ? degree",
    "date ? school ? degree ? grade",
    "date ? degree ROW school ? place",
    "degree CELL grade ROW school CELL date",
    "degree CELL school CELL date CELL grade",
    "degree CELL date CELL school CELL grade",
    "school CELL degree CELL date CELL grade",
]
POSTS_OF_EMPLOYER = ["post CELL date", "post ROW date", "post ? date", "date CELL post", "date ROW post", "date ? post"]
DEGREES_OF_SCHOOL = ["degree CELL date", "degree ? date", "degree ROW date", "date CELL degree", "degree ? subject CELL date"]
CLOSING = " ("


def layout_of(rng, pattern, marks=MARKS):
    """The order, breaks and separators that `header` asks for; the last part stands in brackets now and then."""
    words = pattern.split(" ")
    order, between = words[0::2], words[1::2]
    own = rng.choice(marks)
    ways = [own if rng.random() < 0.7 else rng.choice(marks) for _ in between]
    if between and between[-1] == "?" and order[-1] in ("date", "place", "grade") and rng.random() < 0.3:
        ways[-1] = CLOSING
    if rng.random() < 0.03:
        ways = [" " + "." * rng.randint(4, 30) + " " if order[k] == "date" or order[k + 1] == "date" else w for k, w in enumerate(ways)]
    separators = [CELL if word == "CELL" else way for word, way in zip(between, ways)]
    return order, [word == "ROW" for word in between], separators
