import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { ModernMinimalTemplate } from "../modern-minimal/template.tsx";
import type { InputSection } from "../view/site-input.ts";
import { toSiteView } from "../view/to-site-view.ts";

const skills = [
  { id: 1, title: "Wood", info: ["Oak"] },
  { id: 2, title: "Metal", info: ["Brass"] },
];
const template_data = { soft_skills: [{ name: "Listening", description: "", rating: 5 }] };

function section(id: number, entry: number, layout: InputSection["layout"] = "designed"): InputSection {
  return { id, kind: "skills", title: `Title ${id}`, layout, entry_ids: [entry], entries: [] };
}

function drawn(sections?: readonly InputSection[], parts = { skills }): string {
  const site = aSite({ ...parts, template_data, ...(sections ? { sections } : {}) });
  const view = toSiteView(site, { family: "modern", baseUrl: "", branding: false });
  return renderToStaticMarkup(<ModernMinimalTemplate view={view} />);
}

const times = (page: string, word: string) => page.split(word).length - 1;

/** The section that holds a word, by its anchor. */
const holderOf = (page: string, word: string) =>
  page
    .split("<section ")
    .find((part) => part.includes(word))
    ?.match(/id="([\w-]+)"/)?.[1];

test("what a template's form adds to a kind stands once, with the first section of that kind", () => {
  const page = drawn([section(1, 1), section(2, 2)]);
  expect(times(page, "Listening")).toBe(1);
  expect(holderOf(page, "Listening")).toBe(holderOf(page, "Oak"));
  expect(holderOf(page, "Brass")).not.toBe(holderOf(page, "Oak"));
});

test("it stands with the first section that the template draws itself", () => {
  const page = drawn([section(1, 1, "list"), section(2, 2)]);
  expect(times(page, "Listening")).toBe(1);
  expect(holderOf(page, "Listening")).toBe(holderOf(page, "Brass"));
});

test("it stands alone where the template draws no section of the kind, under an anchor of its own", () => {
  const page = drawn([section(1, 1, "list"), section(2, 2, "list")]);
  expect(times(page, "Listening")).toBe(1);
  expect(holderOf(page, "Listening")).toBe("skills-form");
  expect(holderOf(drawn(undefined, { skills: [] }), "Listening")).toBe("skills");
});
