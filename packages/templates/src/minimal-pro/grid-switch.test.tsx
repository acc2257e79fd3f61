import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { toSiteView } from "../view/to-site-view.ts";
import css from "./styles.css?raw";
import { MinimalProTemplate } from "./template.tsx";

test("the grid is drawn by a real checkbox, and every leading is a multiple of half a line", () => {
  const view = toSiteView(aSite(), { family: "modern", baseUrl: "", branding: false });
  expect(renderToStaticMarkup(<MinimalProTemplate view={view} />)).toMatch(
    /<label class="switch no-print"><input type="checkbox" id="grid"\/>Show grid<\/label>/,
  );
  expect(css).toContain(":has(#grid:checked)");
  const leadings = [...css.replace(/@media print[\s\S]*/, "").matchAll(/line-height:\s*([^;]+);/g)].map(
    ([, value]) => value,
  );
  expect(leadings.length).toBeGreaterThan(5);
  for (const leading of leadings) {
    const factor = /^calc\(var\(--u\) \* ([\d.]+)\)$/.exec(leading ?? "")?.[1];
    const isWhole = leading === "var(--u)" || /^round\(up, .*, calc\(var\(--u\) \/ 2\)\)$/.test(leading ?? "");
    expect(isWhole || Number(factor) % 0.5 === 0).toBe(true);
  }
});
