import { expect, test } from "vitest";
import { readers } from "./read-lists.ts";
import { townNames } from "./towns.ts";

const file = (path: string, text: string) => [{ path, text, bytes: Buffer.from(text) }];
const textsOf = (list: string, path: string, text: string) =>
  readers[list]?.(file(path, text)).map((name) => [name.kind, name.text]);

test("an occupation and its other gender are two posts of their language", () => {
  const names = readers["esco-occupations"]?.(
    file("data/x_q_es_c_es/corpus_elements.tsv", "C1\tpiloto de puerto/pilota"),
  );
  expect(names).toEqual([
    { kind: "post", text: "piloto de puerto", group: "es" },
    { kind: "post", text: "pilota", group: "es" },
  ]);
});

test("what people can do is no name, and a single word of it may be one", () => {
  const row = (words: string) => `http://example.org/esco/skill/0a-1,${words},x\n`;
  expect(textsOf("esco-tasks-fr", "skills_fr.csv", row("amarrer des navires") + row("natation"))).toEqual([
    ["none", "amarrer des navires"],
  ]);
});

test("a company is named with and without its legal form, marks of shares are no names", () => {
  const rows = [
    "symbol,name,summary,city,country",
    'A,"Northwind Harbour Ltd","Northwind keeps the gates of four harbours in order for the state.",Zarnowice,Poland',
    'B,"NORTHWIND -,01","The same.",Zarnowice,Poland',
  ];
  const names = textsOf("companies", "database/equities/X.csv", rows.join("\n")) ?? [];
  expect(names.filter(([kind]) => kind === "employer")).toEqual([
    ["employer", "Northwind Harbour Ltd"],
    ["employer", "Northwind Harbour"],
  ]);
  expect(names).toContainEqual(["place", "Zarnowice, Poland"]);
  expect(names.filter(([kind]) => kind === "none").length).toBeGreaterThan(0);
});

test("degrees are made of leads and subjects in every language", () => {
  const degrees = (textsOf("subjects", "majors.csv", "code,major\n1,GENERAL HARBOUR STUDIES") ?? []).map(
    ([, text]) => text,
  );
  expect(degrees).toContain("harbour studies");
  expect(degrees.some((text) => text?.startsWith("PhD in harbour studies"))).toBe(true);
  expect(degrees).toContain("Laurea in Informatica");
});

test("towns are read from messages that begin with their length", () => {
  const field = (tag: number, text: string) => [(tag << 3) | 2, text.length, ...Buffer.from(text)];
  const town = [(1 << 3) | 0, 5, ...field(2, "Zarnowice"), ...field(3, "PL")];
  expect(townNames(Buffer.from([town.length, ...town]))).toEqual([{ kind: "place", text: "Zarnowice", group: "PL" }]);
});
