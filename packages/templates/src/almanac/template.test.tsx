import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { AlmanacTemplate } from "./template.tsx";

function wheelFor(...dates: string[]): string {
  const experience = dates.map((date, id) => role(id, { position: "Shepherd", name: "Moor farm", date }));
  const view = toSiteView(aSite({ experience }), { family: "default", baseUrl: "", branding: false });
  return /<div class="wheel".*?<\/div>/s.exec(renderToStaticMarkup(<AlmanacTemplate view={view} />))?.[0] ?? "";
}

test("the year is drawn where a post says when it was, and otherwise the sun alone", () => {
  expect(wheelFor("2019 - 2021")).toContain("<circle");
  const undated = wheelFor("", "");
  expect(undated).toContain("JM</text>");
  expect(undated).not.toContain("<circle");
});
