import { gzipSync } from "node:zlib";
import type { SiteInput } from "../src/view/site-input.ts";
import { budgets } from "./budgets.ts";
import type { Rendered } from "./rendered.ts";

/** What is wrong with a page, by what was asked; nothing for a page that holds. */
export type Faults = Record<string, readonly unknown[]>;

type Question = (page: Rendered, site: SiteInput) => readonly unknown[];

const questions: Readonly<Record<string, Question>> = {
  "a text that was typed is missing": missingTexts,
  "shows machine words": ({ text }) => text.match(/\bundefined\b|\bNaN\b|\[object |\bnull\b/g) ?? [],
  "headings: one h1 first, no level skipped, none empty": wrongHeadings,
  "a picture without alternative text or size": wrongPictures,
  "a link to an unsafe place, or one that is vouched for": wrongLinks,
  "a script that is not its own": wrongScripts,
  "invents a year or a percentage": inventedNumbers,
  "an empty section": emptySections,
  "past its budget": pastBudget,
  "asks another host": otherHosts,
};

/** Asks a page of a data case everything that its markup can tell. */
export function faultsOf(page: Rendered, site: SiteInput): Faults {
  const answers = Object.entries(questions).map(([name, ask]) => [name, ask(page, site)] as const);
  return Object.fromEntries(answers.filter(([, found]) => found.length > 0));
}

function missingTexts({ text, document }: Rendered, site: SiteInput): string[] {
  const sentinels = new Set(JSON.stringify(site).match(/Sentinel-[\w-]+/g));
  const visible = text + document.querySelector("main")?.innerHTML;
  // A single category needs no title of its own (design book 1.10).
  const untitled = site.skills.length === 1 ? site.skills[0]?.title : undefined;
  return [...sentinels].filter((sentinel) => !visible.includes(sentinel) && sentinel !== untitled);
}

function wrongHeadings({ document }: Rendered): string[] {
  const headings = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")];
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const isWrong = (heading: Element, index: number) => {
    const level = levels[index] ?? 0;
    if (index === 0 ? level !== 1 : level === 1 || level > (levels[index - 1] ?? 1) + 1) return true;
    return level <= 3 && !heading.textContent?.trim();
  };
  return headings.length === 0 ? ["no heading"] : headings.filter(isWrong).map(({ outerHTML }) => outerHTML);
}

function wrongPictures({ document }: Rendered): string[] {
  const sizes = ["width", "height"];
  return [...document.querySelectorAll("img")]
    .filter(
      (picture) =>
        !picture.getAttribute("alt")?.trim() || sizes.some((size) => !/^\d+$/.test(picture.getAttribute(size) ?? "")),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

function wrongLinks({ document }: Rendered): string[] {
  return [...document.querySelectorAll("a[href]")]
    .filter((link) => {
      const href = link.getAttribute("href") ?? "";
      if (!/^(?:https?:\/\/|mailto:|tel:|#|\/p\/jo\/(?:blog|work)\/|\/report\?site=jo$)/.test(href)) return true;
      return /^(?:https?|mailto|tel):/.test(href) && link.getAttribute("rel") !== "noopener nofollow ugc";
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

function wrongScripts({ document }: Rendered): string[] {
  const [data, own, ...more] = [...document.querySelectorAll("script")];
  const wrong = more.map(({ outerHTML }) => outerHTML.slice(0, 200));
  if (data?.type !== "application/ld+json" || !isJson(data.textContent ?? "")) wrong.push("structured data");
  const source = own?.getAttribute("src") ?? "";
  if (!/^\/site-assets\/site-[0-9a-f]{8}\.js$/.test(source)) wrong.push(`its own script: ${source}`);
  const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((attribute) => attribute.startsWith("on")),
  );
  return [...wrong, ...handlers];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function inventedNumbers({ text }: Rendered, site: SiteInput): string[] {
  const source = JSON.stringify(site);
  const years = text.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  // A rate that was entered as a number gets its sign from the template.
  const rates = [...source.matchAll(/_rate":([\d.]+)/g)].map(([, rate]) => `${rate}%`);
  const percentages = text.match(/[\d.]*\d\s*%/g) ?? [];
  return [
    ...years.filter((year) => !source.includes(year)),
    ...percentages.filter((percentage) => !source.includes(percentage) && !rates.includes(percentage)),
  ];
}

function emptySections({ document }: Rendered): string[] {
  return [...document.querySelectorAll("section")]
    .filter((section) => (section.querySelector(".body")?.textContent ?? "").trim() === "")
    .map(({ id }) => id);
}

function pastBudget({ html, document }: Rendered): string[] {
  const drawings = [...document.querySelectorAll("svg")].map(({ outerHTML }) => outerHTML).join("");
  const packed = { html: gzipSync(html).length, svg: gzipSync(drawings).length };
  const parts = ["html", "svg"] as const;
  return parts.filter((part) => packed[part] > budgets[part]).map((part) => `${part}: ${packed[part]} bytes`);
}

function otherHosts({ document }: Rendered): string[] {
  return [...document.querySelectorAll("link[rel=preload],script[src]")]
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    .filter((address) => !address.startsWith("/site-assets/"));
}
