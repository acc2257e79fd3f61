import { expect, test } from "vitest";
import { layoutOfLines, layoutOfText } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { readEducations } from "./education.ts";
import { readExperiences } from "./experience.ts";

const jobsIn = (layout: ReturnType<typeof layoutOfText>) =>
  readExperiences(layout, layout.lines).map(({ fields }) => [
    fields.position?.value,
    fields.company?.value,
    fields.location?.value,
  ]);
const jobs = (...rows: readonly string[]) => jobsIn(layoutOfText(rows.join("\n")));
const schools = (...rows: readonly string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readEducations(layout, layout.lines).map(({ fields }) => [
    fields.degree?.value,
    fields.institution?.value,
    fields.gpa?.value,
  ]);
};

const title =
  "Chief Inspector to the Harbour Commissioner for Fisheries and the Safety of Small Boats on Inland Waters";

test("a row of names between marks is a head, however many words they have", () => {
  const office = "Ministry of Fisheries, Harbours and Inland Waters";
  expect(jobs(`March 2018 – June 2021 | ${office} | Tarn | ${title}`, "• Wrote the yearly report")).toEqual([
    [title, office, "Tarn"],
  ]);
  expect(jobs(`2018 – 2021 / ${title} / ${office}`, "• Wrote the yearly report")).toEqual([[title, office, undefined]]);
  expect(jobs(`${title}, ${office}, 2018 – 2021`, "• Wrote the yearly report")).toEqual([[title, office, undefined]]);
});

test("a long title stands above the dated row of its employer", () => {
  const post = "Ispettrice addetta al controllo delle merci e alla vigilanza sui mercati all'ingrosso del porto";
  expect(jobs(post, "Comune di Valdargento | 2015 – 2019", "• Verbali e sopralluoghi")).toEqual([
    [post, "Comune di Valdargento", undefined],
  ]);
});

test.each([
  ["Secretaría de Pesca, Puertos y Aguas Interiores"],
  ["Ministerium für Fischerei, Häfen und Binnengewässer"],
  ["Ministerie van Visserij, Havens en Binnenwateren"],
  ["Direction régionale de la pêche, de la navigation et du littoral"],
])("the list of what an office is for belongs to its name: %s", (office) => {
  expect(jobs(`2015 – 2019: Accountant, ${office}`, "• Kept the books")).toEqual([["Accountant", office, undefined]]);
});

test("a list of what an office is for may go on in the next row", () => {
  const specs: LineSpec[] = [
    { cells: [{ text: "Direction régionale de la pêche, de la" }, { text: "2015 – 2019", x: 258 }] },
    { cells: [{ text: "mer et du littoral, Tarn" }] },
    { cells: [{ text: "Comptable" }] },
    { cells: [{ text: "Tenue des comptes" }], bullet: "•" },
  ];
  expect(jobsIn(layoutOfLines(specs))[0]).toEqual([
    "Comptable",
    "Direction régionale de la pêche, de la mer et du littoral",
    "Tarn",
  ]);
});

test("a title that its date left no room for goes on below", () => {
  const specs: LineSpec[] = [
    { cells: [{ text: "Nurse on the ward for burns and" }, { text: "2015 – 2019", x: 240 }] },
    { cells: [{ text: "plastic surgery of children – Heronsgate" }] },
    { cells: [{ text: "Changed dressings" }], bullet: "•" },
  ];
  expect(jobsIn(layoutOfLines(specs))).toEqual([
    ["Nurse on the ward for burns and plastic surgery of children", "Heronsgate", undefined],
  ]);
});

test.each([
  ["2015 – 2019: Verkäuferin im Lindenmarkt, Tarnstadt", "Verkäuferin", "Lindenmarkt"],
  ["2015 – 2019: Plumber with Heron & Sons, Tarn", "Plumber", "Heron & Sons"],
  [
    "2015 – 2019: Verkäuferin im Außendienst bei Bäckerei Reiher, Ostwick",
    "Verkäuferin im Außendienst",
    "Bäckerei Reiher",
  ],
  ["2015 – 2019: Monteur in Teilzeit, Reiher GmbH", "Monteur in Teilzeit", "Reiher GmbH"],
  [
    "2015 – 2019: Fachverkäuferin im Lebensmittelhandwerk, Reiher GmbH",
    "Fachverkäuferin im Lebensmittelhandwerk",
    "Reiher GmbH",
  ],
])("small words part a post from who it was for, and no post from its field: %s", (row, post, employer) => {
  expect(jobs(row)[0]?.slice(0, 2)).toEqual([post, employer]);
});

test("a degree is parted from its school by the small words of German and Dutch", () => {
  expect(schools("2009: Abitur am Lessing-Gymnasium")[0]).toEqual(["Abitur", "Lessing-Gymnasium", undefined]);
  expect(schools("2012 – HBO Bouwkunde aan Hogeschool Tarnland")[0]?.slice(0, 2)).toEqual([
    "HBO Bouwkunde",
    "Hogeschool Tarnland",
  ]);
});

test("the town behind a small word is none of the employer's name, and a sentence behind both tells", () => {
  expect(
    jobs("2015 – 2019  Baker at Heron Mills in Ostwick. Baked bread for twelve shops. Trained two apprentices."),
  ).toEqual([["Baker", "Heron Mills", "Ostwick"]]);
});

test("the post that a label names below its employer leaves the town a town", () => {
  expect(jobs("2015 – 2019", "Heron Mills, Ostwick", "Job title: Baker", "Duties: bread for twelve shops")).toEqual([
    ["Baker", "Heron Mills", "Ostwick"],
  ]);
});

test("a mark in a row of its own below the school is none of its name", () => {
  expect(
    schools(
      "Diploma di maturità artistica, Liceo artistico statale Piero Canonica\t2004 – 2009",
      "votazione 81/100",
      "",
      "Licenza media, Scuola media statale Carlo Collodi di Valdargento\t2001 – 2004",
      "votazione 9/10",
    ).slice(0, 1),
  ).toEqual([["Diploma di maturità artistica", "Liceo artistico statale Piero Canonica", "81/100"]]);
});

test("the kind of a school is the school where a trade was learned there", () => {
  expect(schools("Stolarz meblowy", "Zasadnicza Szkoła Zawodowa, Tarnowiec", "2003 – 2006")[0]?.slice(0, 2)).toEqual([
    "Stolarz meblowy",
    "Zasadnicza Szkoła Zawodowa",
  ]);
});

test("that a diploma was given is none of its name", () => {
  expect(schools("2008 – 2010: MBO Timmerman, Heron College, diploma behaald")[0]?.[0]).toBe("MBO Timmerman");
});

test("a town that ends as a month does gives no month to the years below it", () => {
  const specs: LineSpec[] = [
    { cells: [{ text: "2020 – 2022" }] },
    { cells: [{ text: "Cuoca, Locanda Airone, Riva sul Mare" }] },
    { cells: [{ text: "2017 – 2019" }] },
    { cells: [{ text: "Cameriera, Locanda Cigno, Ostwick" }] },
  ];
  const layout = layoutOfLines(specs);
  expect(readExperiences(layout, layout.lines).map(({ fields }) => fields.start_date?.value)).toEqual(["2020", "2017"]);
});
