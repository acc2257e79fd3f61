// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { Dated } from "./entries.tsx";

test.each([
  ["2014", true],
  ["2014 - 2016", false],
  ["Jun 2014", false],
])("%s below its year in large figures is seen there once: %s", (date, isOnce) => {
  const site = aSite({ experience: [role(1, { position: "Post", name: "Somewhere", date })] });
  const view = toSiteView(site, { family: "default", baseUrl: "/p/jo", branding: false });
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Dated view={view} id="experience" />);
  const when = page.querySelector<HTMLElement>(".when");
  expect(when?.dataset["year"]).toBe("2014");
  expect(when?.querySelector(".said") !== null).toBe(isOnce);
  expect(when?.textContent).toContain("2014");
});
