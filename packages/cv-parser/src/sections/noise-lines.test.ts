import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const cv = (foot: string) => `Lena Okonjo
lena.okonjo@post.example

Experience
Bridge Inspector, Tarn Rail Ltd
March 2019 - Present
• Inspects forty bridges a year

Interests
Choral singing
${foot}`;

test.each([
  "Page 1 of 2",
  "Seite 2 von 3",
  "strona 1 z 2",
  "1/2",
  "第 1 页",
  "© 2024 Form Makers Inc.",
  "Made with FormBuilder",
  "Erstellt mit Vorlagenwerk",
  "Last updated: March 2024",
  "I hereby declare that all particulars are correct.",
  "Wyrażam zgodę na przetwarzanie danych osobowych.",
  "Autorizzo il trattamento dei dati personali.",
  "Autorizo el tratamiento de mis datos.",
  "Даю согласие на обработку персональных данных.",
])("%s at the foot of a page is no value", (foot) => {
  const { cv: read } = parseCvText(cv(foot));
  expect(read.interests).toEqual(["Choral singing"]);
  expect(JSON.stringify({ ...read, interests: [] })).not.toContain(foot.slice(0, 12));
});

test("the rest of a sentence of consent goes with it", () => {
  const { cv: read } = parseCvText(
    cv("I hereby authorise the firm to keep my data for the purpose of choosing a candidate\nand for later posts."),
  );
  expect(read.interests).toEqual(["Choral singing"]);
});

test.each([
  "Wyrażam zgodę na przetwarzanie moich danych osobowych w celu rekrutacji zgodnie z\nRozporządzeniem Parlamentu Europejskiego i Rady.",
  "Autorizzo il trattamento dei miei dati personali ai sensi dell’art.\n13 del Regolamento europeo.",
])("a full line of consent and the number of a law go on: %s", (foot) => {
  expect(parseCvText(cv(foot)).cv.interests).toEqual(["Choral singing"]);
});

test.each(["Created by hand: bookbinding", "2/4 time drumming", "Page turning for pianists"])(
  "%s is an interest",
  (interest) => {
    expect(parseCvText(cv(interest)).cv.interests.join(" ")).toContain(interest.split(" ").at(-1));
  },
);
