import { expect, test } from "vitest";
import { aSite } from "./a-site.ts";
import { faultsOf } from "./page-audit.ts";
import { readMarkup } from "./rendered.ts";

const site = aSite({ intro: "Sentinel-intro", contact: { ...aSite().contact, title: "Since 2019, 40%" } });

const audited = (body: string) => {
  const html = `<script type="application/ld+json">{}</script><script src="/site-assets/site-0123abcd.js"></script>${body}`;
  return faultsOf({ html, ...readMarkup(html) }, site);
};

const sound = "<main><h1>Jo</h1><section><div class=body>Sentinel-intro 2019 40%</div></section></main>";

test("a sound page has no fault", () => {
  expect(audited(sound)).toEqual({});
});

test.each([
  ["a text that was typed is missing", sound.replace("Sentinel-intro", "")],
  ["shows machine words", `${sound}<p>undefined</p>`],
  ["headings", sound.replaceAll("h1", "h2")],
  ["headings", `${sound}<h1>Jo</h1>`],
  ["headings", `${sound}<h3>Deep</h3>`],
  ["headings", `${sound}<h2> </h2>`],
  ["headings", sound.replaceAll("h1", "p")],
  ["a picture", `${sound}<img src="a.png" alt="" width=1 height=1>`],
  ["a picture", `${sound}<img src="a.png" alt="A" width=1>`],
  ["a link", `${sound}<a href="javascript:x">x</a>`],
  ["a link", `${sound}<a href="https://example.org">x</a>`],
  ["a script", `${sound}<script>x</script>`],
  ["a script", `${sound}<p onclick="x">x</p>`],
  ["invents", `${sound}<p>1999</p>`],
  ["invents", `${sound}<p>41 %</p>`],
  ["an empty section", `${sound}<section id="a"><div class=body> </div></section>`],
  ["asks another host", `${sound}<link rel=preload href="https://example.org/a.woff2">`],
])("the audit tells: %s (%#)", (fault, body) => {
  expect(Object.keys(audited(body)).map((name) => name.startsWith(fault))).toEqual([true]);
});
