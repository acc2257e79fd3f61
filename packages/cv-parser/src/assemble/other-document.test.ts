import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";
import { otherDocumentMessages } from "./other-document.ts";

const messageOf = (text: string) => {
  const { cv, diagnostics } = parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") });
  expect(cv.personal_info.name).toBe("");
  expect(cv.experiences).toEqual([]);
  return diagnostics.map(({ message }) => message);
};

test.each([
  [
    "letter",
    `Mira Stein\nmira.stein@post.example\n+44 20 7946 0111\n\n3 May 2024\n\nDear Ms Hollis,\nI am writing to apply for the post of gardener. Since March 2019 I have worked in the parks of Leeds.\n\nYours sincerely,\nMira Stein`,
  ],
  [
    "letter",
    `Jonas Roth, jonas.roth@post.example\n\nSehr geehrte Damen und Herren,\nhiermit bewerbe ich mich als Tischler.\n\nMit freundlichen Grüßen\nJonas Roth`,
  ],
  [
    "invoice",
    `Hill & Moor Ltd\nbilling@hillmoor.example  020 7946 0222\nINVOICE No. 1042\nDate: 3 May 2024\nBill to: Ada North\nOak boards\tQty 4\t£12.50\nSubtotal\t£50.00\nVAT 20 %\t£10.00\nTotal due\t£60.00`,
  ],
  [
    "invoice",
    `Gärtnerei Blum\nRechnung Nr. 77\n12.03.2024\nTulpen\t20\t0,80 €\nZwischensumme 16,00 €\nMwSt. 7 % 1,12 €\nGesamtbetrag 17,12 €`,
  ],
  [
    "diploma",
    `University of the Fens\n\nThis is to certify that\nTeodor Lange\nhas been awarded the degree of\nBachelor of Science\nin Botany\n12 July 2018`,
  ],
  [
    "empty_form",
    `Curriculum Vitae\nName: ____________\nAddress: ____________\nPhone:\nE-mail:\nEducation: ________________\nWork experience: ______________\nSkills:`,
  ],
  [
    "invoice",
    `Night work at the mill\nName: Ben Alder\nBank name: River Bank\nAccount number: 12345678\nEmail: ben@mill.example\n3/05/2024\tMill\t120\n4/05/2024\tMill\t120\nTotal\t240\nTotal with travel\t260`,
  ],
  [
    "empty_form",
    `[Your name]\n[Street] | [Phone] | [E-mail]\nExperience\n[Job title], [Employer]\n[From] - [To]\nEducation\n[Degree], [School]\nSkills\n[First skill]`,
  ],
  [
    "course",
    `Ovens and Fire\nSyllabus – Autumn 2031\nInstructor: Prof. Ida Moss, ida.moss@fen.example\nPrerequisites: Bread 1\nOffice hours: Monday\nGrading\nTwo exams and a loaf.\nTextbook: The Oven`,
  ],
  ["people", `Who we are\nIda Moss, ida@moor.example\nBen Alder, ben@moor.example\nCy West, cy@moor.example`],
  ["empty", "   \n - \n"],
  ["unknown", "The mill stands by the river and turns when there is water."],
] as const)("%s: what it is is said", (kind, text) => {
  expect(messageOf(text)).toEqual([otherDocumentMessages[kind]]);
});

test.each([
  ["Amharic", "ስም አበበ ከበደ የሥራ ልምድ መምህር አዲስ አበባ 2010 - 2015"],
  ["Georgian", "გიორგი ბერიძე სამუშაო გამოცდილება მასწავლებელი თბილისი 2015"],
  ["Tamil", "பெயர் முருகன் கல்வி அனுபவம் ஆசிரியர் சென்னை"],
])("a CV in %s is refused by name", (language, text) => {
  expect(messageOf(`${text}\nname@post.example`)).toEqual([`Vitrine cannot read ${language} yet.`]);
});

test("a CV in Georgian whose companies and tools stand in Latin letters is refused by name, not as no CV", () => {
  const text = `გიორგი ბერიძე\nTbilisi, Georgia\nname@post.example | +995 555 00 00 00\nსამუშაო გამოცდილება\n2019 - 2024 River Bank, მცხობელი (Oven, Rye, Wheat, Sourdough, Salt, Water)\nგანათლება\n2012 - 2016 თბილისის უნივერსიტეტი, ბაკალავრი`;
  expect(messageOf(text)).toEqual(["Vitrine cannot read Georgian yet."]);
});

test("rows that lead to pages are no places to fill, and long lines with a bracket no pattern", () => {
  const words = ["Mehl", "Salz", "Wasser", "Hefe", "Ofen", "Brot"];
  const rows = words.map((word, at) => `${word}………………...…${at + 7}`);
  expect(messageOf(["INHALT", ...rows].join("\n"))).toEqual([otherDocumentMessages.paper]);
  const works = words.map((word) => `North A, Alder B, West C (2031) ${word} [in Dutch], ${"and loaves ".repeat(9)}`);
  expect(messageOf(works.join("\n"))).not.toEqual([otherDocumentMessages.empty_form]);
});

test.each(["", "Curriculum Vitae\n"])("a name and a way to reach somebody are enough to begin with: %j", (title) => {
  const { cv } = parseCvText(`${title}Ida Moss\n020 7946 0222\nida@moor.example`);
  expect(cv.personal_info.name).toBe("Ida Moss");
});

test("a CV that tells of invoices, letters and diplomas is a CV", () => {
  const { cv } = parseCvText(
    `Ada North\nada.north@post.example\n\nExperience\nInvoice Clerk, Moor Ltd\n2018 - 2020\n• Wrote invoices with VAT 20 %, total £60.00\n• Answered letters: Dear Sir,\n\nEducation\nDiploma in Accounting, Fen College\n2016 - 2018`,
  );
  expect(cv.experiences).toHaveLength(1);
  expect(cv.educations).toHaveLength(1);
});
