import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

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
