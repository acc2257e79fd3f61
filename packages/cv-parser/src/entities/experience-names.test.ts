import { describe, expect, it } from "vitest";
import { parseCv } from "../index.ts";

const jobsOf = async (lines: readonly string[]) => {
  const text = ["Mara Lindqvist", "mara@example.com", "", ...lines].join("\n");
  const { cv } = await parseCv(new TextEncoder().encode(text), { now: new Date("2026-01-01") });
  return (cv.experiences ?? []).map(({ position, company }) => [position, company]);
};

it("reads the post that stands alone below its employer", async () => {
  const jobs = await jobsOf([
    "EXPERIENCE",
    "",
    "Heron Visuals Ltd (2013-2020)",
    "Technical Director, Lead Programmer.",
    "Founder of a house that makes software for museums and theatres of all sizes.",
  ]);
  expect(jobs).toEqual([["Technical Director, Lead Programmer", "Heron Visuals Ltd"]]);
});

it("parts a post from its employer at a hyphen with a blank behind it only", async () => {
  const jobs = await jobsOf([
    "EXPERIENCE",
    "",
    "Nordal- Site Supervisor 2018 - 2020",
    "- Led a team of five people on two sites.",
    "",
    "Hallberg- Sales Associate 2015 - 2018",
    "- Sold doors and windows to builders.",
  ]);
  expect(jobs).toEqual([
    ["Site Supervisor", "Nordal"],
    ["Sales Associate", "Hallberg"],
  ]);
});

it("takes no label for an employer and gives the period behind it to the post above", async () => {
  const jobs = await jobsOf([
    "EXPERIENCIA LABORAL",
    "",
    "Auxiliar de investigación",
    "Período: 04/2019 - 12/2019",
    "- Apoyo en el laboratorio de suelos.",
    "",
    "Ayudante alumno",
    "Período: 03/2018 - 02/2020",
    "- Clases de práctica.",
  ]);
  expect(jobs.flat()).not.toContain("Período");
});

it("takes work that is told alone for the post", async () => {
  const jobs = await jobsOf([
    "ESPERIENZE LAVORATIVE",
    "",
    "2020 - 2022",
    "Istruzione e insegnamento",
    "- Aiuto compiti e ripetizioni in una scuola media.",
  ]);
  expect(jobs[0]).toEqual(["Istruzione e insegnamento", ""]);
});

it("takes a dated sentence below a job for its text", async () => {
  const jobs = await jobsOf([
    "ESPERIENZE LAVORATIVE",
    "",
    "Full Stack Developer, Doblino Srl, 2019 - 2021",
    "Sviluppo di applicazioni gestionali con funzioni richieste da aziende clienti, 2019",
    "",
    "Programmatore, Ferrante Srl, 2016 - 2019",
  ]);
  expect(jobs).toEqual([
    ["Full Stack Developer", "Doblino Srl"],
    ["Programmatore", "Ferrante Srl"],
  ]);
});

describe("names that look like something else", () => {
  const sold = ["", "Sales Manager, Harrow Ltd", "Feb 2016 – Dec 2017", "• Sold much"];
  const jobs = (...head: string[]) => jobsOf(["EXPERIENCE", "", ...head, "• Did much of the work", ...sold]);

  it.each(["EY", "3M", "HP"])("a name of two letters above its period is an employer: %s", async (name) => {
    expect((await jobs("Project Manager", name, "Jan 2019 – Mar 2021"))[0]).toEqual(["Project Manager", name]);
  });

  it.each([
    [["Web Designer, Freelance", "Jan 2019 – Mar 2021"], "Freelance"],
    [["Freelance", "Web Designer", "Jan 2019 – Mar 2021"], "Freelance"],
    [["Web Designer | Self-employed | Remote | Jan 2019 – Mar 2021"], "Self-employed"],
    [["Web Designer, Tarn Ltd, Freelance", "Jan 2019 – Mar 2021"], "Tarn Ltd"],
  ])("who works on one's own account has no other employer: %j", async (head, employer) => {
    expect((await jobs(...head))[0]).toEqual(["Web Designer", employer]);
  });

  it("a freelance job below another employer's is not taken for that employer's", async () => {
    const named = async (...own: string[]) =>
      (await jobs("Tarn Ltd", "Senior Editor", "Jan 2020 – Mar 2021", "• Led", ...own))[1];
    expect(await named("Freelance", "Editor", "Jan 2018 – Dec 2019")).toEqual(["Editor", "Freelance"]);
    expect(await named("Editor, freelance", "Jan 2018 – Dec 2019")).toEqual(["Editor", "Tarn Ltd"]);
  });

  it.each(["Hale, Reed & Partners LLP", "Hale, Tarn, Reed & Moss LLP"])(
    "a firm of partners is one name: %s",
    async (firm) => {
      expect((await jobs(`Attorney at Law, ${firm}`, "Jan 2019 – Mar 2021"))[0]).toEqual(["Attorney at Law", firm]);
      expect((await jobs(`Clerk, London, Reed & Moss LLP`, "Jan 2019 – Mar 2021"))[0]).toEqual([
        "Clerk",
        "Reed & Moss LLP",
      ]);
    },
  );
});

it("parts a post from its employer at a colon", async () => {
  const jobs = await jobsOf([
    "EXPERIENCE",
    "",
    "Teacher: Willow Memorial School",
    "Tarn - May 2017 - October 2018",
    "- Planned lessons for two forms.",
    "",
    "Librarian: Harrow Public Library",
    "Tarn - May 2014 - March 2017",
    "- Sorted and lent maps.",
  ]);
  expect(jobs).toEqual([
    ["Teacher", "Willow Memorial School"],
    ["Librarian", "Harrow Public Library"],
  ]);
});

it("gives no employer from above to who works for themselves", async () => {
  const jobs = await jobsOf([
    "EXPERIENCE",
    "",
    "Bright Pages | Editor & Founder | Remote | 2021-2024",
    "- Ran a magazine on gardens for three years.",
    "Independent Illustrator | Remote | 2023-Present",
    "- Draws covers for small presses.",
    "Green Lab | Field Volunteer | Remote | 2020-2021",
    "- Counted birds at four lakes every month.",
  ]);
  expect(jobs.slice(0, 2)).toEqual([
    ["Editor & Founder", "Bright Pages"],
    ["Independent Illustrator", ""],
  ]);
});

it.each([
  ["Опыт работы", ["Кассир, ООО «Ветка»", "март 2018 – июнь 2021"], ["Кассир", "ООО «Ветка»"]],
  ["Опыт работы", ["Школа № 12\tмарт 2018 – июнь 2021", "Учитель"], ["Учитель", "Школа № 12"]],
  ["EXPERIENCE", ["Tarn School District 12\tMar 2018 – Jun 2021", "Teacher"], ["Teacher", "Tarn School District 12"]],
  ["Doświadczenie zawodowe", ["03.2018 – 06.2021\tKasjer", "Lisek Sp. z o.o."], ["Kasjer", "Lisek Sp. z o.o."]],
  ["İş Deneyimi", ["Mart 2018 – Haziran 2021\tStajyer", "Yaprak A.Ş."], ["Stajyer", "Yaprak A.Ş."]],
])("legal forms and numbers belong to the names of employers: %s %j", async (title, lines, job) => {
  expect((await jobsOf([title, "", ...lines]))[0]).toEqual(job);
});
