import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dataCases } from "../../gate/data-cases.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { stackSections } from "./stack-sections.ts";
import { Nexus3dTemplate } from "./template.tsx";

test.each(Object.keys(dataCases))("the stack has a plate for each section of the page and no other: %s", (name) => {
  const site = dataCases[name];
  if (!site) throw new Error(`There is no case ${name}.`);
  const view = toSiteView(site, { family: "default", baseUrl: ".", branding: true });
  const page = renderToStaticMarkup(<Nexus3dTemplate view={view} />);
  const sections = [...page.matchAll(/<section id="([\w-]+)"/g)].map((match) => match[1]);
  expect(stackSections(view).map(({ anchor }) => anchor)).toEqual(sections);
});
