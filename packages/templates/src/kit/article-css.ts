type Rule = { selector: string; body: string };

const typographic =
  /^(?:font(?:-family|-weight|-style|-stretch|-variant[a-z-]*|-variation-settings|-feature-settings)?)$/;
/** A shorthand in two parts that a page of text can keep: weight and family. */
const shorthand = /^(\d+) .*\/\s*\S+ (var\(--[a-z-]+\)|".*)$/;

/**
 * What a page of text takes over from a template's rules: faces, properties on the root, and the letters
 * of the body, the name and the entries' titles. Layout stays behind, so that every template, written
 * and to come, gives its articles its own voice without rules of its own.
 */
export function articleLetters(css: string): string {
  const rules = topRules(css.replace(/\/\*[\s\S]*?\*\//g, ""));
  const letters = (tags: readonly string[]) =>
    rules.filter(({ selector }) => namesOne(selector, tags)).flatMap(({ body }) => lettersOf(body));
  const kept = rules
    .filter(({ selector, body }) => isKept(selector, body))
    .map(({ selector, body }) => `${selector}{${body}}`);
  return [
    ...kept,
    `body{${letters(["body"]).join(";")}}`,
    `.article-title{${letters(["h1", ".name h1"]).join(";")}}`,
    `.article :is(h2,h3,h4),.archive :is(h2,h3){font-weight:600;${letters(["h3"]).join(";")}}`,
  ].join("\n");
}

function isKept(selector: string, body: string): boolean {
  if (selector.startsWith("@font-face") || selector.startsWith("@property")) return true;
  if (selector.startsWith("@media") || selector.startsWith("@supports")) {
    const inner = topRules(body);
    return inner.length > 0 && inner.every((rule) => isRoot(rule.selector));
  }
  return isRoot(selector);
}

const isRoot = (selector: string) => selector.split(",").every((part) => part.trim().startsWith(":root"));

/** Whether a list of selectors names one of the given, alone and not as a part of another. */
function namesOne(selector: string, names: readonly string[]): boolean {
  return selector.split(",").some((part) => names.includes(part.trim().replace(/\s*>\s*|\s+/g, " ")));
}

function lettersOf(body: string): string[] {
  return body.split(";").flatMap((declaration) => {
    const [property = "", ...rest] = declaration.split(":");
    const name = property.trim();
    const value = rest.join(":").trim();
    if (name === "font") {
      const parts = shorthand.exec(value);
      return parts ? [`font-weight:${parts[1]}`, `font-family:${parts[2]}`] : [];
    }
    return typographic.test(name) && value !== "inherit" ? [`${name}:${value}`] : [];
  });
}

/** The rules of a sheet, nested ones inside the body of their outer rule. */
function topRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === "{" && depth++ === 0) open = index;
    else if (css[index] === "}" && --depth === 0) {
      rules.push({
        selector: css.slice(start, open).trim().replace(/\s+/g, " "),
        body: css.slice(open + 1, index).trim(),
      });
      start = index + 1;
    }
  }
  return rules;
}
