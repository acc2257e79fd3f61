import { gzipSync } from "node:zlib";
import type { SiteInput } from "../src/view/site-input.ts";
import { budgets } from "./budgets.ts";
import type { Part } from "./parsed-page.ts";
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

function missingTexts({ text, page }: Rendered, site: SiteInput): string[] {
  const sentinels = new Set(JSON.stringify(site).match(/Sentinel-[\w-]+/g));
  const visible = text + page.first("main")?.innerHtml();
  // A single category needs no title of its own (design book 1.10).
  const untitled = site.skills.length === 1 ? site.skills[0]?.title : undefined;
  return [...sentinels].filter((sentinel) => !visible.includes(sentinel) && sentinel !== untitled);
}

function wrongHeadings({ page }: Rendered): string[] {
  const headings = page.parts.filter(({ tag }) => /^h[1-6]$/.test(tag));
  const levels = headings.map(({ tag }) => Number(tag[1]));
  const isWrong = (heading: Part, index: number) => {
    const level = levels[index] ?? 0;
    if (index === 0 ? level !== 1 : level === 1 || level > (levels[index - 1] ?? 1) + 1) return true;
    return level <= 3 && !heading.text().trim();
  };
  return headings.length === 0 ? ["no heading"] : headings.filter(isWrong).map((heading) => heading.outerHtml());
}

function wrongPictures({ page }: Rendered): string[] {
  const sizes = ["width", "height"];
  return page
    .all("img")
    .filter(
      (picture) =>
        !picture.attribute("alt")?.trim() || sizes.some((size) => !/^\d+$/.test(picture.attribute(size) ?? "")),
    )
    .map(beginning);
}

function wrongLinks({ page }: Rendered): string[] {
  return page
    .all("a")
    .filter((link) => {
      const href = link.attribute("href");
      if (href === null) return false;
      if (!/^(?:https?:\/\/|mailto:|tel:|#|\/p\/jo\/(?:blog|work)\/|\/report\?site=jo$)/.test(href)) return true;
      return /^(?:https?|mailto|tel):/.test(href) && link.attribute("rel") !== "noopener nofollow ugc";
    })
    .map(beginning);
}

const beginning = (part: Part): string => part.outerHtml().slice(0, 200);

function wrongScripts({ page }: Rendered): string[] {
  const [data, own, ...more] = page.all("script");
  const wrong = more.map(beginning);
  if (data?.attribute("type") !== "application/ld+json" || !isJson(data.text())) wrong.push("structured data");
  const source = own?.attribute("src") ?? "";
  if (!/^\/site-assets\/site-[0-9a-f]{8}\.js$/.test(source)) wrong.push(`its own script: ${source}`);
  const handlers = page.parts.flatMap((part) => part.attributeNames().filter((name) => name.startsWith("on")));
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

function emptySections({ page }: Rendered): string[] {
  const bodies = page.parts.filter((part) => part.hasClass("body"));
  return page
    .all("section")
    .filter(
      (section) =>
        !bodies
          .find((body) => body.isWithin(section))
          ?.text()
          .trim(),
    )
    .map((section) => section.attribute("id") ?? "");
}

function pastBudget({ html, page }: Rendered): string[] {
  const drawings = page
    .all("svg")
    .map((drawing) => drawing.outerHtml())
    .join("");
  const packed = { html: gzipSync(html).length, svg: gzipSync(drawings).length };
  const parts = ["html", "svg"] as const;
  return parts.filter((part) => packed[part] > budgets[part]).map((part) => `${part}: ${packed[part]} bytes`);
}

function otherHosts({ page }: Rendered): string[] {
  const preloads = page.all("link", { rel: "preload" });
  const scripts = page.all("script").filter((script) => script.attribute("src") !== null);
  return [...preloads, ...scripts]
    .map((part) => part.attribute("href") ?? part.attribute("src") ?? "")
    .filter((address) => !address.startsWith("/site-assets/"));
}
