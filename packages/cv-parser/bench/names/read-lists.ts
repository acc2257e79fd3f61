import { readCsv } from "../../src/imports/csv.ts";
import { companyNames, sentencesOf } from "./companies.ts";
import { degreesOf } from "./degrees.ts";
import type { Named } from "./kinds.ts";
import type { ListFile } from "./lists.ts";
import { townNames } from "./towns.ts";

/** How each list is read; `people` is read by a program of its own, because it is one. */
export const readers: Record<string, (files: readonly ListFile[]) => Named[]> = {
  "esco-occupations": (files) => files.flatMap((file) => columns(file, "post", languageOf(file.path))),
  "national-occupations": (files) => files.flatMap((file) => columns(file, "post", languageOf(file.path))),
  "esco-tasks-de": (files) => files.flatMap(({ text }) => tasks(text, "de")),
  "esco-tasks-sv": (files) => files.flatMap(({ text }) => tasks(text, "sv")),
  "esco-tasks-fr": (files) => files.flatMap(({ text }) => tasks(text, "fr")),
  "onet-occupations": (files) => files.flatMap(occupations),
  "onet-tools": (files) => files.flatMap((file) => records(file).map((row) => named("skill", row[1], "tools"))),
  brands: (files) => files.flatMap(brands),
  schools: (files) =>
    files.flatMap(({ path, text }) =>
      text.split("\n").map((line) => named("school", line, path.split("/").at(2) ?? "")),
    ),
  universities: (files) =>
    files.flatMap(({ text }) =>
      (JSON.parse(text) as { name: string; country: string }[]).map(({ name, country }) =>
        named("school", name, country),
      ),
    ),
  companies: (files) => [
    ...files.flatMap(({ text, path }) => companyNames(text, path)),
    ...files.flatMap(({ text }) => sentencesOf(text)),
  ],
  subjects: (files) =>
    files.flatMap(({ text }) => degreesOf(readCsv(text, "major").map((row) => row.get("major") ?? ""))),
  towns: (files) => files.flatMap(({ bytes }) => townNames(bytes)),
  "languages-and-countries": (files) => files.flatMap(displayNames),
};

const named = (kind: Named["kind"], text: string | undefined, group: string): Named => ({
  kind,
  text: (text ?? "").trim(),
  group,
});

const records = ({ text }: ListFile): string[][] => text.split(/\r?\n/).map((line) => line.split("\t"));

const languageOf = (path: string): string => /_q_([a-z]+)_/.exec(path)?.[1] ?? "";

/** "ingeniero técnico/ingeniera técnica" names the same occupation twice. */
function columns(file: ListFile, kind: Named["kind"], language: string): Named[] {
  return records(file).flatMap(([, text = ""]) => text.split("/").map((half) => named(kind, half, language)));
}

/** What people can do is said in several words; a single one may name a skill. */
function tasks(text: string, language: string): Named[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const task = /esco\/skill\/[\w-]+,(?:"([^"]+)"|([^,"]+))/.exec(line);
    const words = task?.[1] ?? task?.[2] ?? "";
    return words.split(" ").length >= 3 ? [named("none", words, language)] : [];
  });
}

/** Names of occupations are groups of people ("Chief Executives"); one of them is a chief executive. */
function occupations(file: ListFile): Named[] {
  return records(file)
    .slice(1)
    .flatMap(([, title = "", description = ""]) => [
      named("post", title, "onet"),
      ...title.split(/,? and |, /).map((each) => named("post", each.replace(/(?<=[^s])s$/, ""), "onet")),
      ...description.split(/[.;] */).map((each) => named("none", each, "onet")),
    ]);
}

/** A brand names what somebody can use, and whom somebody works for. */
function brands({ text }: ListFile): Named[] {
  return (JSON.parse(text) as { title: string }[]).flatMap(({ title }) => [
    named("skill", title, "brands"),
    named("employer", title, "brands"),
  ]);
}

type DisplayNames = { main: Record<string, { localeDisplayNames: Record<string, Record<string, string>> }> };

function displayNames({ path, text }: ListFile): Named[] {
  const { main } = JSON.parse(text) as DisplayNames;
  const kind = path.endsWith("languages.json") ? "language" : "place";
  return Object.entries(main).flatMap(([locale, { localeDisplayNames: names }]) =>
    Object.entries(names["languages"] ?? names["territories"] ?? {})
      // A locale that has no word of its own shows the code.
      .filter(([code, name]) => !code.includes("-alt-") && code !== name && name.length > 2)
      .map(([, name]) => named(kind, name, locale)),
  );
}
