import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { saidKind } from "./other-sayings.ts";

const linesOf = (text: string) => layoutOfText(text).lines;

test.each([
  [
    "job_ad",
    "Miller at Moor Mill\nSkills\nGrinding, sieving\nAt least 3 years with stones, or equivalent\nSend your CV to Moor Mill.",
  ],
  [
    "job_ad",
    "Müller (m/w/d)\nAusbildung\nMüllerlehre oder vergleichbar\nMindestens zwei Jahre am Stein\nBewerbung an mill@moor.example",
  ],
  ["job_ad", "Offre d'emploi\nMeunier\nFormation\nCAP\nExpérience\n5 ans minimum, selon profil"],
  ["job_ad", "Młynarz\nminimum 2 lata na podobnym stanowisku\nmile widziane prawo jazdy\nAplikuj: mlyn@moor.example"],
  [
    "letter",
    "Ida Moss\nRe: application for the mill\nI have ground corn since 2019. I look forward to hearing from you.\nI enclose my CV.",
  ],
  ["letter", "Ben Alder\nBewerbung als Müller\nIhre Anzeige im Boten habe ich gelesen. Anlagen: Lebenslauf"],
  ["letter", "Cy West\nOggetto: candidatura spontanea\nDal 2018 lavoro al mulino. Allego il mio curriculum."],
  ["life", "Ida Moss (1801–1877)\nEarly life\nShe was the daughter of a miller.\nLegacy\nA lane is named after her."],
  [
    "life",
    "In loving memory\nBen Alder\nMiller at Moor Mill, 1950 - 1990\nBen is survived by two sons. The funeral is on Monday.",
  ],
  [
    "life",
    "Cy West\n* 3. Mai 1920   † 9. Juni 2001\nNachruf\n1940 – 1980 Müller\nWir nehmen Abschied von ihm. Die Trauerfeier ist am Montag.",
  ],
  ["company", "Company profile\nMoor Mill Ltd\nOur mission\nGood flour\nExperience\n2019 Flour for the fair"],
  ["company", "Perfil de la empresa\nMolino Páramo\nMisión\nHarina buena\nExperiencia\n2019 Feria"],
  [
    "registration",
    "Membership application\nFriends of Moor Mill\nSurname: Moss\nPhone: 020 7946 0111\nMembership fee: 12\nSignature: I. Moss",
  ],
  ["registration", "Fiche d'inscription\nNom : Moss\nCotisation : 12\nDate et signature"],
  ["registration", "磨坊俱乐部报名表\n姓名：林某\n签名：林某"],
  ["people", "Our team\nIda Moss\nMiller since 2010\nBen Alder\nBaker since 2012"],
  ["people", "講師紹介\n林 花子\n2001年 製粉学校卒業"],
  ["slides", "Stones and water\nIda Moss\nAgenda\nStones\nWater\nThank you!"],
  ["programme", "A day at the mill\nwith Ida Moss\nBook your place: mill@moor.example\nFree admission"],
] as const)("%s: a paper is known by what only it says", (kind, text) => {
  expect(saidKind(linesOf(text), 0)).toBe(kind);
});

test.each([
  "Ida Moss\nMiller\nExperience\nMiller, Moor Mill\nI worked with our clients and send reports at least 3 times a week.\nEducation\nMill School",
  "Ida Moss\nShe was born to grind. She has run a mill since 2010, and her flour is known.\nExperience\nMiller, Moor Mill, 2010 - 2020",
  "Ida Moss\n1962 – 2004 miller at Moor Mill\nEducation\nMill School, 1958",
  "Ben Alder\nInterview skills\nMission\nGood flour\nThank you for your time",
  "Registration number 1204\nDr. Ida Moss\nSignature\nI declare that this is true.",
  "磨坊应聘报名表\n姓名：林某\n签名：林某",
])("a CV that says some of it is none of them", (text) => {
  expect(saidKind(linesOf(text), 2)).toBeNull();
  expect(saidKind(linesOf(text), 0)).toBeNull();
});

test.each([
  "Ida Moss\nTalent partner\nExperience\nRecruiter, Moor Mill, 2019 - Present\nWrote vacancies that ask at least 3 years or equivalent; send your CV and apply now\nIdeal candidate\nClerk, Mill Lane, 2014 - 2019\nEducation\nMill School",
  "Ben Alder\nPersonalreferent\nBerufserfahrung\n2018 - heute Moormühle: Stellenanzeige (m/w/d), mindestens zwei Jahre oder vergleichbar, Bewerbung an mich\n2014 - 2018 Mühlgasse\nAusbildung\nMühlschule",
])("whoever writes job advertisements has jobs with their periods, which no advertisement has", (text) => {
  expect(saidKind(linesOf(text), 2)).toBeNull();
  expect(saidKind(linesOf(text), 1)).toBeNull();
});

test("a letter before a career in one file is no reason to refuse it", () => {
  const letter = "Ida Moss\nApplication for the mill\nI enclose my CV. I look forward to hearing from you.";
  expect(saidKind(linesOf(letter), 1)).toBe("letter");
  expect(saidKind(linesOf(letter), 2)).toBeNull();
});

test("a career beside the titles of a form is no reason to refuse it", () => {
  const form = "Registration form\nName: Ida Moss\nEmergency contact: Ben Alder\nSignature";
  expect(saidKind(linesOf(form), 1)).toBe("registration");
  expect(saidKind(linesOf(form), 2)).toBeNull();
});
