import { describe, expect, test } from "vitest";
import { loadDefinition } from "../load-template.ts";
import { templateSlugs } from "../registry.ts";
import { articleLetters } from "./article-css.ts";

test("keeps faces, roots and letters, and leaves layout behind", () => {
  const css = articleLetters(`
    /* a comment { with a brace */
    @font-face { font-family: "F"; src: local("Arial"); }
    :root { --serif: "F", serif; }
    @media (prefers-color-scheme: dark) { :root:not(:has(#t-light:checked)) { --x: red } }
    @media (width > 40rem) { main { display: grid } }
    body { font: 500 var(--step-1) / 1.42 var(--serif); text-align: center }
    main { display: grid }
    .name > h1, .other { font-weight: 400; letter-spacing: 0.22em }
    h1, h2, h3 { font-family: var(--serif) }
    h3 .x { font-style: italic }
  `);
  expect(css.split("\n")).toEqual([
    '@font-face{font-family: "F"; src: local("Arial");}',
    ':root{--serif: "F", serif;}',
    "@media (prefers-color-scheme: dark){:root:not(:has(#t-light:checked)) { --x: red }}",
    "body{font-weight:500;font-family:var(--serif)}",
    ".article-title{font-weight:400;font-family:var(--serif)}",
    ".article :is(h2,h3,h4),.archive :is(h2,h3){font-weight:600;font-family:var(--serif)}",
  ]);
});

describe("every template", () => {
  test.each(templateSlugs)("%s gives its articles a family of its own and no layout", async (slug) => {
    const css = articleLetters((await loadDefinition(slug)).css);
    expect(css).toMatch(/body\{[^}]*font-family/);
    expect(css).not.toMatch(/[;{]\s*(?:grid|position|display)/);
  });
});
