import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readExperiences } from "./experience.ts";

const jobs = (...rows: readonly string[]) => {
  const layout = layoutOfText(rows.join("\n"));
  return readExperiences(layout, layout.lines).map(({ fields }) => [fields.position?.value, fields.company?.value]);
};

const kept = "Kept the ledgers of four shops and paid forty people each month";

test("rows above a date name a job however many words they have, as they do above the first one", () => {
  const [post, employer] = [
    "Chargée des affaires générales auprès de la direction du port",
    "Société des eaux et forêts de la vallée du Tarn",
  ];
  const found = [
    [post, employer],
    ["Accountant", "Reed Mills"],
  ];
  expect(
    jobs(`${post} – ${employer}`, "2019 – 2021, Tarn", kept, "Accountant – Reed Mills", "2015 – 2018, Tarn"),
  ).toEqual(found);
  expect(
    jobs(post, `${employer}, Tarn`, "03/2019 – 05/2021", `• ${kept}`, "Accountant", "Reed Mills, Tarn", "2015 – 2018"),
  ).toEqual(found);
});

test("a sentence above a date is none", () => {
  expect(
    jobs("Clerk – Reed Mills", "2019 – 2021", `${kept}.`, "2015 – 2018", "Accountant – Heron Works").map(
      ([post]) => post,
    ),
  ).toContain("Clerk");
});

test("below a date alone what stands above the bullets names the job, and behind a name what begins with a post", () => {
  const post = "Senior Accountant for the Shops and Warehouses of the Northern and Eastern Counties";
  expect(jobs("2019 – 2021", post, "Reed Mills", `• ${kept}`)).toEqual([[post, "Reed Mills"]]);
  expect(jobs("Reed Mills, Tarn\t2019 – 2021", post, `• ${kept}`)).toEqual([[post, "Reed Mills"]]);
});

test("a post and its employer may stand in each other's brackets", () => {
  expect(jobs("Accountant (Reed Mills Ltd), 2019 – 2021", `• ${kept}`)).toEqual([["Accountant", "Reed Mills Ltd"]]);
  expect(jobs("Reed Mills Ltd (Accountant) 2019 – 2021", `• ${kept}`)).toEqual([["Accountant", "Reed Mills Ltd"]]);
  expect(jobs("Accountant (night shift), Reed Mills Ltd, 2019 – 2021")).toEqual([
    ["Accountant (night shift)", "Reed Mills Ltd"],
  ]);
});
