import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../gate/a-site.ts";
import { ContactSheetTemplate } from "./contact-sheet/template.tsx";
import { CreativePortfolioTemplate } from "./creative-portfolio/template.tsx";
import { project, role } from "./personas/persona.ts";
import { PlaybillTemplate } from "./playbill/template.tsx";
import { StoryboardTemplate } from "./storyboard/template.tsx";
import type { SiteInput } from "./view/site-input.ts";
import type { SiteView } from "./view/site-view.ts";
import { toSiteView } from "./view/to-site-view.ts";

type Template = (props: { view: SiteView }) => ReactElement;

const drawn = (Drawing: Template, parts: Partial<SiteInput>) =>
  renderToStaticMarkup(
    <Drawing view={toSiteView(aSite(parts), { family: "default", baseUrl: "", branding: false })} />,
  );

test.each([
  ["contact-sheet", ContactSheetTemplate],
  ["playbill", PlaybillTemplate],
])("in %s a work without a picture says its title once", (_, Drawing) => {
  const page = drawn(Drawing, {
    projects: { Other: [project(1, { title: "Tide tables", description: "For rowers." })] },
  });
  expect(page.match(/Tide tables/g)).toHaveLength(1);
});

test("a frame repeats no employer that is the title already, and gives letters of East Asia twice the room", () => {
  const experience = [
    role(1, { position: "Baker", name: "\u4e2d\u592e\u88fd\u83d3", date: "2019 - 2021" }),
    role(2, { position: "", name: "Hearth", date: "2015 - 2019" }),
  ];
  const page = drawn(StoryboardTemplate, { experience });
  expect(page.match(/Hearth/g)).toHaveLength(1);
  expect(page).toContain('class="card" aria-hidden="true" style="--len:8"');
});

test("dates stand at the edge where nothing stands before them", () => {
  const page = drawn(CreativePortfolioTemplate, {
    experience: [role(1, { position: "Baker", name: "", date: "2019" })],
  });
  expect(page).not.toContain("<strong></strong>");
});
