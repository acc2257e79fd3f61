import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cssFault } from "./css-guard.ts";

const picture = "data:image/png;base64,iVBORw0KGgo=";

test.each([
  "",
  "h2 { color: #123456; letter-spacing: 0.05em }",
  "/* larger */\n.entry > h3::before { content: '“\\201C  /* no comment */'; position: absolute; z-index: 3 }",
  "@media (width < 600px) { h2 { font-size: 1rem } }",
  "@supports (display: grid) { .entry { display: grid; & > h3 { color: red; &:hover { color: blue } } } }",
  "@keyframes own-fade { from { opacity: 0 } to { opacity: 1 } } h2 { animation: own-fade 1s both }",
  `h2 { background: url(${picture}) } h3 { background: url("${picture}") }`,
  "h2 { --mine: 4px; padding: calc(var(--mine) * 2); color: light-dark(#000, #fff) }",
  "main { margin: 0 } :is(h2, h3):not(.x) { z-index: auto }",
])("takes %j", (css) => {
  expect(cssFault(css)).toBeNull();
});

describe("refuses, with the line,", () => {
  test.each([
    ["a sheet of elsewhere", '@import "https://x.test/a.css";'],
    ["a sheet of elsewhere by its address", "@import url(//x.test/a.css);"],
    ["a face", "@font-face { font-family: x; src: url(https://x.test/a.woff2) }"],
    ["a picture of elsewhere", "h2 { background: url(https://x.test/a.png) }"],
    ["a picture of elsewhere in capitals", "h2 { background: URL( 'https://x.test/a.png' ) }"],
    ["a picture in a variable", "h2 { --x: url(https://x.test/a.png); background: var(--x) }"],
    ["a drawing", 'h2 { background: url("data:image/svg+xml,<svg/>") }'],
    ["a page", "h2 { background: url(data:text/html;base64,aaaa) }"],
    ["a script", "h2 { background: url(javascript:alert(1)) }"],
    ["a choice of pictures", 'h2 { background: image-set("https://x.test/a.png" 1x) }'],
    ["a choice of pictures in old words", 'h2 { background: -webkit-image-set(url("x") 1x) }'],
    ["a picture by a new word", 'h2 { background: src("https://x.test/a.png") }'],
    ["an address behind an escape", "h2 { background: u\\72l(https://x.test/a.png) }"],
    ["a rule behind an escape", "@\\69mport 'x';"],
    ["an expression", "h2 { width: expression(alert(1)) }"],
    ["a behaviour", "h2 { behavior: none } "],
    ["a binding", "h2 { -moz-binding: none }"],
    ["what stays in front", "h2 { position: fixed }"],
    ["what stays in front, with force", "h2 { position: fixed !important }"],
    ["what stays in front by a variable", "h2 { --p: fixed; position: var(--p) }"],
    ["what lies over all", "h2 { z-index: 99999 }"],
    ["what lies over all by arithmetic", "h2 { z-index: calc(100 * 100) }"],
    ["the page's mark", ".made { display: none }"],
    ["the page's mark inside another selector", "main:has(~ .foot .made) { color: red }"],
    ["the link to report", "a.report { visibility: hidden }"],
    ["the foot", ":is(.foot) { opacity: 0 }"],
    ["an animation of the template's name", "@keyframes rise { to { opacity: 0 } }"],
    ["a property for all", "@property --bg { syntax: '*'; inherits: false }"],
    ["a layer", "@layer x { h2 { color: red } }"],
    ["a scope of its own", "@scope (html) { .x { color: red } }"],
    ["the end of the style", "h2 { color: red } </style><script>alert(1)</script>"],
    ["the end of the style in a text", 'h2::before { content: "</style>" }'],
    ["a comment of HTML", "<!-- h2 { color: red } -->"],
    ["a brace that leaves the block", "} .foot { display: none } h2 { color: red"],
    ["a brace too many at the end", "h2 { color: red } }"],
    ["a brace too few", "h2 { color: red"],
    ["a text without an end", 'h2::before { content: "x }'],
    ["a comment without an end", "h2 { color: red } /* x"],
    ["a comment that ends in its own beginning", "h2 { color: red } /*/"],
    ["a text whose end is escaped", 'h2::before { content: "x\\"'],
    ["an address without an end", `h2 { background: url(${picture}`],
    ["a bracket that swallows the rest", "h2 { color: rgb(1 2 3 }"],
    ["no CSS at all", "hello there"],
  ])("%s", (_what, css) => {
    const fault = cssFault(`h1 { color: red }\n${css}`);
    expect(fault?.line).toBeGreaterThanOrEqual(2);
    expect(fault?.reason).toMatch(/\.$/);
  });
});

test("whatever is taken has all its brackets and loads nothing", () => {
  const part = fc.constantFrom(
    "h2",
    "{",
    "}",
    "(",
    ")",
    "url(",
    '"',
    "'",
    "/*",
    "*/",
    "color:red",
    ";",
    "\\",
    "@import",
    "x",
    "\n",
    " ",
    "data:",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const css = parts.join("");
      if (cssFault(css)) return;
      const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, "");
      expect(bare.split("{").length).toBe(bare.split("}").length);
      expect(bare).not.toMatch(/url\(|@import|\\/);
    }),
    { numRuns: 3000 },
  );
});
