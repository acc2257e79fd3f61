import { expect, it } from "vitest";
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
