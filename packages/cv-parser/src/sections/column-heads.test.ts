import { expect, test } from "vitest";
import { aDocx, p, r, table } from "../fixtures/docx-builder.ts";
import { parseCv } from "../parse-cv.ts";

test("names of columns in bold below a title are no title of their own", async () => {
  const bold = (text: string): string => p(r(text, "<w:b/>"));
  const body =
    p("Jo Roe") +
    p("jo@x.example") +
    table([bold("Skills")]) +
    table([p("Baking"), p("Stock control"), p("Icing")]) +
    table([bold("Certifications")]) +
    table(
      [bold("Year"), bold("Certificate")],
      [p("2021"), p("Food Hygiene Level 2")],
      [p("2019"), p("First Aid at Work")],
    );
  const { cv } = await parseCv(await aDocx({ body }));
  expect(cv.certifications).toMatchObject([
    { name: "Food Hygiene Level 2", date: "2021" },
    { name: "First Aid at Work", date: "2019" },
  ]);
});
