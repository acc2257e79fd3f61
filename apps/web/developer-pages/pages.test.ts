import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callsOf, type OpenApi, type Schema } from "./document.ts";
import { exampleOf } from "./example.ts";
import { developerPages } from "./pages.ts";

const document = JSON.parse(readFileSync(new URL("../../../docs/openapi.json", import.meta.url), "utf8")) as OpenApi;
const pages = developerPages(document);
const fileOf = (path: string) => `${path.slice(1)}.html`;

test("every call stands on the page of its group, and on no other", () => {
  for (const { name } of document.tags) {
    const page = pages.get(`developers/${name}.html`) ?? "";
    const shown = [...page.matchAll(/<section class="call" id="([^"]+)"/g)].map((match) => match[1]);
    expect(shown).toEqual(callsOf(document, name).map(({ operation }) => operation.operationId));
    expect(shown.length).toBeGreaterThan(0);
  }
});

test("every link within the pages leads to a place that is there", () => {
  const broken = [...pages].flatMap(([file, html]) =>
    [...html.matchAll(/href="(\/developers[^"]*)"/g)].flatMap(([, address = ""]) => {
      const [path = "", anchor] = address.split("#");
      const target = path === "/developers.css" ? "" : pages.get(fileOf(path));
      const isThere = target !== undefined && (!anchor || target.includes(`id="${anchor}"`));
      return isThere ? [] : [`${file}: ${address}`];
    }),
  );
  expect(broken).toEqual([]);
});

test("no page asks another host or runs a script, and markup of the document stays text", () => {
  for (const html of pages.values()) expect(html).not.toMatch(/<script|(?:src|<link[^>]*href)="(?:https?:)?\/\//);
  const [tag] = document.tags;
  if (!tag) throw new Error("The document has no groups.");
  const hostile = { ...document, tags: [{ ...tag, description: '<img src=x onerror="1">' }] };
  expect(developerPages(hostile).get("developers.html")).not.toContain("<img");
});

test("examples have the fields of their shape, and end where shapes hold themselves", () => {
  const schemas: Record<string, Schema> = {
    Tree: {
      properties: {
        name: { type: "string", examples: ["Oak"] },
        branches: { type: "array", items: { $ref: "#/Tree" } },
      },
    },
  };
  expect(exampleOf({ $ref: "#/components/schemas/Tree" }, schemas)).toMatchObject({
    name: "Oak",
    branches: [{ name: "Oak" }],
  });
  expect(exampleOf({ anyOf: [{ type: "integer", minimum: 4 }, { type: "null" }] }, {})).toBe(4);
});
