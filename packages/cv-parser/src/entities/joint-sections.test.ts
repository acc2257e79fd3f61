import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const now = new Date("2026-11-21T00:00:00Z");
const page = (title: string, ...lines: string[]) =>
  parseCvText(
    ["Ida Moss", "ida@marsh.example", "", "Summary", "", "Baker and teacher of bakers.", "", title, "", ...lines].join(
      "\n",
    ),
    { now },
  ).cv;

test("what a title of studies and certificates joins is parted, whichever it names first", () => {
  const study = ["BSc Food Science, Harrow Vale University", "2015 - 2018"];
  const certificates = ["- Food Safety Certification, Bakers Guild, 2021", "- First Aid Course, Red Lantern, 2022"];
  for (const cv of [
    page("Education & Certifications", ...study, "", ...certificates),
    page("Certifications and Education", ...certificates, "", ...study),
  ]) {
    expect(cv.educations.map(({ degree }) => degree)).toEqual(["BSc Food Science"]);
    expect(cv.certifications.map(({ name }) => name)).toEqual(["Food Safety Certification", "First Aid Course"]);
  }
});

test("certificates that stand below their dates keep them", () => {
  const cv = page(
    "Education and Certifications",
    "2015 - 2018",
    "BSc Food Science, Harrow Vale University",
    "2021",
    "Food Safety Certification, Bakers Guild",
  );
  expect(cv.educations.map(({ degree, end_date: end }) => [degree, end])).toEqual([["BSc Food Science", "2018"]]);
  expect(cv.certifications.map(({ name, date }) => [name, date])).toEqual([["Food Safety Certification", "2021"]]);
});

test("posts are told from projects below a title of both", () => {
  const cv = page(
    "Projects and Work Experience",
    "Head Baker, Old Mill Bakery",
    "2019 - 2023",
    "- Baked for two hundred guests",
    "",
    "Flour Atlas",
    "2018",
    "- Mapped the mills of the county",
  );
  expect(cv.experiences.map(({ position }) => position)).toEqual(["Head Baker"]);
  expect(cv.projects.map(({ title }) => title)).toEqual(["Flour Atlas"]);
});

test("schools are told from posts below a title of both", () => {
  const cv = page(
    "Experience & Education",
    "Head Baker, Old Mill Bakery",
    "2019 - 2023",
    "",
    "BSc Food Science, Harrow Vale University",
    "2015 - 2018",
  );
  expect(cv.experiences.map(({ position }) => position)).toEqual(["Head Baker"]);
  expect(cv.educations.map(({ degree }) => degree)).toEqual(["BSc Food Science"]);
});

test("a part of a joint section is opened by its own title or label", () => {
  const own = page("Interests & Skills", "Interests:", "Rowing", "Maps", "Skills:", "Lamination", "Shift planning");
  expect(own.skills.map(({ name }) => name)).toEqual(["Lamination", "Shift planning"]);
  expect(own.interests).toEqual(["Rowing", "Maps"]);
  const labelled = page("Skills & Certifications", "Ovens: stone, deck", "Certifications - Food Safety Level 3");
  expect(labelled.skills.map(({ name }) => name)).toEqual(["stone", "deck"]);
  expect(labelled.certifications.map(({ name }) => name)).toEqual(["Food Safety Level 3"]);
});

test("certificates are told from prizes, and skills from spoken languages", () => {
  const won = page(
    "Awards and Certificates",
    "Baker of the Year Award, 2020",
    "Food Safety Certificate, Guild, 2021",
    "",
    "Education",
    "",
    "BSc Food Science, Harrow Vale University",
    "2015 - 2018",
  );
  expect(won.certifications.map(({ name }) => name)).toEqual(["Food Safety Certificate"]);
  expect(won.awards.map(({ title }) => title)).toEqual(["Baker of the Year Award"]);
  const spoken = page("Languages & IT Skills", "English, French", "Python, Excel");
  expect(spoken.languages.map(({ name }) => name)).toEqual(["English", "French"]);
  expect(spoken.skills.map(({ name }) => name)).toEqual(["Python", "Excel"]);
});

test("studies and training are one list", () => {
  const cv = page("Education and Training", "Training in Food Science, Harrow Vale University", "2015 - 2018");
  expect([cv.educations.length, cv.certifications.length]).toEqual([1, 0]);
});

test("languages below a title of certificates and languages are spoken, and certified ones are certificates", () => {
  const cv = page(
    "Certificazioni e Lingue",
    "- Inglese: B2",
    "- Italiano: madrelingua",
    "- Certificazione HACCP, 2021",
  );
  expect(cv.languages.map(({ name }) => name)).toEqual(["Inglese", "Italiano"]);
  expect(cv.certifications.map(({ name }) => name)).toEqual(["Certificazione HACCP"]);
});
