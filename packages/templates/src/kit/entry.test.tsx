import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { RecordText } from "./entry.tsx";
import { recordsOf } from "./records.tsx";

function drawn(parts: Partial<Parameters<typeof role>[1]>, words: { dated?: string } = {}): string {
  const site = aSite({ experience: [role(1, { position: "", name: "", date: "2019 - 2021", ...parts })] });
  const view = toSiteView(site, { family: "default", baseUrl: "", branding: false });
  const [item] = recordsOf(view, "experience").items;
  if (!item) throw new Error("The site has no post.");
  return renderToStaticMarkup(<RecordText view={view} item={item} {...words} />);
}

test("a record is its title, where it was in a line, its text and its words, and nothing that is not there", () => {
  const full = { position: "Baker", name: "Hearth", place: "Lyon", description: "Rye.", skills: ["Dough"] };
  expect(drawn(full)).toBe(
    '<h3>Baker</h3><p class="quiet">Hearth\u00a0· Lyon</p><div class="prose"><p>Rye.</p></div><ul class="tags"><li>Dough</li></ul>',
  );
  expect(drawn({ position: "Baker" })).toBe("<h3>Baker</h3>");
});

test("without a title the place is the heading, and dates end the line where a template wants them there", () => {
  expect(drawn({ name: "Hearth", place: "Lyon" })).toBe('<h3>Hearth</h3><p class="quiet">Lyon</p>');
  expect(drawn({ name: "Hearth" }, { dated: "when" })).toMatch(/<p class="quiet"><span class="when"><time/);
});

test("what has no title is named by where it was, for every template", () => {
  const site = aSite({
    experience: [role(1, { position: "", name: "Hearth", place: "Lyon", date: "" })],
    volunteer: [{ position: "", name: "Food bank", place: "", date: "2019", description: "" }],
  });
  const view = toSiteView(site, { family: "default", baseUrl: "", branding: false });
  expect(recordsOf(view, "experience").items[0]).toMatchObject({ title: "Hearth", under: ["Lyon"] });
  expect(recordsOf(view, "volunteer").items[0]).toMatchObject({ title: "Food bank", under: [] });
});
