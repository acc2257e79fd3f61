import { describe, expect, test } from "vitest";
import type { Section } from "../core/section.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { parseCvText } from "../parse-cv.ts";
import { readCertifications } from "./lists/certifications.ts";
import { withProjectsOfStudies } from "./projects-of-studies.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;
const head = "Nora Blaine\nnora.blaine@post.example | 020 7946 0991\n\nSkills\nKnots, splices\n";
const named = (text: string) =>
  read(`${head}\n${text}`).experiences.map(({ position, company, start_date }) => [position, company, start_date]);

describe("a list of jobs in a line each", () => {
  test("bullets that end like sentences", () => {
    const { experiences, educations } = read(`${head}
Employment History
• Pastry Cook at Tarn Hotel, Kandy, Sri Lanka for 6 months in 2015.
• Science Teacher at Holm Girls College, Galle for a year in 2017.
• Kitchen Porter at the Reed Lodge, Matara for two months in 2014.`);
    expect(experiences.map(({ position, company, start_date }) => [position, company, start_date])).toEqual([
      ["Pastry Cook", "Tarn Hotel", "2015"],
      [expect.stringContaining("Science Teacher"), "Holm Girls College", "2017"],
      ["Kitchen Porter", "Reed Lodge", "2014"],
    ]);
    expect(experiences[0]?.location).toBe("Kandy, Sri Lanka");
    expect(educations).toEqual([]);
  });

  test("sentences without marks that end in a month each, and what is told below one of them", () => {
    expect(
      named(`Work Experience
Pastry Cook at Tarn Hotel, Kandy. May 2015.
Kitchen Porter at the Reed Lodge, Matara. June 2016.
All this besides the care of two small nephews.
Science Teacher at Holm Girls College, Galle. March 2017.`),
    ).toEqual([
      ["Pastry Cook", "Tarn Hotel", "2015-05"],
      ["Kitchen Porter", "Reed Lodge", "2016-06"],
      [expect.stringContaining("Science Teacher"), "Holm Girls College", "2017-03"],
    ]);
  });

  test("numbers, and how long it was where no date is told", () => {
    expect(
      named(`Past Jobs
1. Senior Lecturer in the Department of Botany, University of Tarn, Amman, Jordan. (2016 - 2018).
2. Demonstrator in Faculty of Science, Reed University, Irbid, Jordan. (4 years).
3. Head Gardener, Holm Botanical Garden, Aqaba, Jordan. (3 years).`),
    ).toEqual([
      ["Senior Lecturer", "Department of Botany, University of Tarn", "2016"],
      ["Demonstrator", "Faculty of Science, Reed University", undefined],
      ["Head Gardener", "Holm Botanical Garden", undefined],
    ]);
  });

  test("bullets that tell what was done in a job stay with it", () => {
    const { experiences } = read(`${head}
Experience
Site Foreman, Tarn Builders Ltd
2018 - 2021
• Clerk of works at night in 2019.
• Led forty masons and joiners.
• Trained apprentices at Reed College in 2020.`);
    expect(experiences).toHaveLength(1);
    expect(experiences[0]?.description).toContain("Trained apprentices");
  });
});

test("numbered degrees are a school each", () => {
  const { educations } = read(`${head}
Degrees
1. PhD in Botany, College of Science, University of Tarn, Amman, Jordan.
2. M. Sc in Botany, College of Science, University of Tarn, Amman, Jordan.
3. B. Sc. (Forestry), College of Agriculture, Reed University, Irbid, Jordan.`);
  expect(educations.map(({ degree }) => degree)).toEqual(["PhD in Botany", "M. Sc in Botany", "B. Sc. (Forestry)"]);
});

test("the name of an entry below a period of its own may end in a dot", () => {
  expect(
    named(`Work Experience
April, 2016 – April 2019

**Store Keeper, Tallow (IU) Grain Nigeria Limited.**
• Counting sacks and writing the daily sheet.
• Keeping the keys.

May, 2019 – November 2021

**Weigh Clerk, Holm & Sons Mills, Kano, Nigeria.**
• Weighing lorries.`),
  ).toEqual([
    ["Store Keeper", "Tallow (IU) Grain Nigeria Limited", "2016-04"],
    ["Weigh Clerk", "Holm & Sons Mills", "2019-05"],
  ]);
});

test("a sentence below a period says what was done", () => {
  const { experiences } = read(`${head}
Experience
Weigh Clerk, Holm Mills Ltd
2016 – 2019
Responsible for the scales of two mills.
• Weighing lorries`);
  expect(experiences.map(({ position, company }) => [position, company])).toEqual([["Weigh Clerk", "Holm Mills Ltd"]]);
});

test("a time that a summary tells is no job", () => {
  const { experiences, personal_info } = read(`Nora Blaine
nora.blaine@post.example

Profile Summary
I am a third year forestry student at Reed University and look for a placement with an office (JUN
- DEC 2024) where I can use what I know of soils and trees, as a trainee or as an assistant of the keeper.

Education
BSc Forestry, Reed University, 2022 - 2026`);
  expect(experiences).toEqual([]);
  expect(personal_info.summary).toContain("forestry student");
});

test("degrees below one school, the second with a date that the margin breaks", () => {
  const { educations } = read(`${head}
Education
Reed University of Technology
Diploma in Forest Technology (June 2014 - March 2017)
Bachelor of Science in Forestry (June 2017 -
September 2020)`);
  expect(educations.map(({ degree, institution, end_date }) => [degree, institution, end_date])).toEqual([
    ["Diploma in Forest Technology", "Reed University of Technology", "2017-03"],
    ["Bachelor of Science in Forestry", "Reed University of Technology", "2020-09"],
  ]);
});

test("a post without a date between bullets is a further one at the employer above", () => {
  const { experiences } = read(`${head}
Experience

Tarn Builders Ltd (May 2019 - June 2022)
Site Foreman
• Led forty masons.
• Ordered stone.

Crane Operator
• Lifted beams.
• Kept the crane.`);
  expect(
    experiences.map(({ position, company, start_date, end_date }) => [position, company, start_date, end_date]),
  ).toEqual([
    ["Site Foreman", "Tarn Builders Ltd", "2019-05", "2022-06"],
    ["Crane Operator", "Tarn Builders Ltd", "2019-05", "2022-06"],
  ]);
});

test("the period beside a post is not that of the next one", () => {
  const { experiences } = read(`${head}
Experience

Tarn Builders Ltd
Site Foreman, May 2019 - June 2022
• Led forty masons.
• Ordered stone.

Crane Operator
• Lifted beams.
• Kept the crane.`);
  const [foreman, ...others] = experiences;
  expect([foreman?.start_date, foreman?.end_date]).toEqual(["2019-05", "2022-06"]);
  expect(others.map(({ start_date }) => start_date ?? null)).toEqual(others.map(() => null));
});

describe("projects among schools", () => {
  const partedBy = (items: string) => {
    const layout = layoutOfText(
      `Woodwork Course, Reed School, 2021 - 2022\nProjects completed:\n${items}\nDiploma in Forestry, Tarn College, 2018`,
    );
    const section: Section = { kind: "education", title: "Education", headings: [], lines: layout.lines, score: 1 };
    return withProjectsOfStudies(layout, section).map(({ kind, lines }) => [kind, lines.map((line) => line.text)]);
  };

  test("what bullets below their label name are projects", () => {
    expect(partedBy("• Oak cradle with hidden joints\n• Garden bridge of larch")).toEqual([
      ["education", ["Woodwork Course, Reed School, 2021 - 2022", "Diploma in Forestry, Tarn College, 2018"]],
      ["projects", ["Oak cradle with hidden joints", "Garden bridge of larch"]],
    ]);
  });

  test("sentences of what was done stay with the school", () => {
    const told = "I measured each of the forty oaks in the park by the lake for two years and drew a map of them all";
    expect(partedBy(`• ${told}`).map(([kind]) => kind)).toEqual(["education"]);
  });
});

describe("names in lists", () => {
  test("what somebody did and who held a course are no part of its name", () => {
    const layout = layoutOfText(`1. Participation in the Rope Safety Workshop, organised by the Tarn Centre for Rescue.
2. Successfully completed First Aid Course
3. Attended Harness Inspection Seminar`);
    const named = readCertifications(layout, layout.lines, "name").map(({ fields }) => fields["name"]?.value);
    expect(named).toEqual(["Rope Safety Workshop", "First Aid Course", "Harness Inspection Seminar"]);
  });

  test("a line that a year and a colon open begins an item, as the long one above it does", () => {
    const { certifications } = read(`${head}
Extracurricular courses
2021: Reading old maps and drawing new ones, with a study of the coast, at Reed University
2019: Rope Safety
2018: Harness Inspection`);
    expect(certifications.map(({ date }) => date)).toEqual(["2021", "2019", "2018"]);
  });

  test("who gives courses is no course", () => {
    const { certifications } = read(`${head}
Certificates
Introduction to Knots
Ropes for Beginners
Udemy`);
    expect(certifications.map(({ name }) => name)).toEqual(["Introduction to Knots", "Ropes for Beginners"]);
  });

  test("numbers that count up mark papers, however much is told below each", () => {
    const paper = (at: number, title: string) =>
      `${at}. ${title} (Tarn Journal of Ropes, Volume ${at}, 201${at}).\nJournal URL: https://ropes.example/${at}\nRead more: https://ropes.example/more/${at}`;
    const { publications } = read(`${head}
Publications
${[paper(1, "On the wear of hemp in salt water."), paper(2, "Knots that hold in ice."), paper(3, "Splices of three strands.")].join("\n")}`);
    expect(publications).toHaveLength(3);
  });
});

test("a degree that is worked on is called as it is", () => {
  const { educations } = read(`${head}
Education
Reed University
2021 - 2025
Currently pursuing a Bachelor of Science in Forestry`);
  expect(educations.map(({ degree }) => degree)).toEqual(["Bachelor of Science in Forestry"]);
});
