import type { TemplateDesign } from "../define-template.ts";
import { articleLetters } from "./article-css.ts";

/** How a line of a card is set: families in the order in which they are tried, and what a variable face is asked for. */
export type CardType = { families: readonly string[]; weight: number; stretch: number };

export type CardLetters = { headline: CardType; text: CardType };

const usualWeight = { headline: 600, text: 400 } as const;

/**
 * The letters of a template's name and text, as its rules say: what its pages of text take over as well.
 */
export function cardLetters({ css, fonts }: Pick<TemplateDesign, "css" | "fonts">): CardLetters {
  const sheet = articleLetters(css);
  const own = [...new Set(fonts.map(({ family }) => family))];
  const lead = fonts.find(({ preload }) => preload)?.family ?? own[0] ?? "";
  const typeOf = (selector: string, usual: number, otherwise: string): CardType => {
    const rule = new RegExp(`(?:^|\\n)${selector}\\{([^}]*)\\}`).exec(sheet)?.[1] ?? "";
    const named = resolved(/font-family:([^;]*)/.exec(rule)?.[1] ?? "", css);
    const first = own.find((family) => named.trimStart().startsWith(`"${family}"`)) ?? otherwise;
    return {
      families: [first, ...own.filter((family) => family !== first)],
      weight: Number(/font-weight:\s*(\d+)/.exec(rule)?.[1] ?? usual),
      stretch: Number(/font-stretch:\s*([\d.]+)%/.exec(rule)?.[1] ?? 100),
    };
  };
  const text = typeOf("body", usualWeight.text, lead);
  return { headline: typeOf(String.raw`\.article-title`, usualWeight.headline, lead), text };
}

/** A value with the custom property that it names, as the template's own root declares it. */
function resolved(value: string, css: string): string {
  return value.replace(/var\((--[a-z-]+)\)/, (_all, name: string) => {
    return new RegExp(`${name}:\\s*([^;}]*)`).exec(css)?.[1] ?? "";
  });
}
