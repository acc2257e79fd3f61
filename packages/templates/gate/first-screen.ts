import { emptyContact } from "@vitrine/model";
import { personas } from "../src/personas/index.ts";
import { role, study } from "../src/personas/persona.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { aSite } from "./a-site.ts";
import { dataCases } from "./data-cases.ts";
import type { GateBrowser } from "./browser.ts";

/** What a recruiter looks for before anything else. */
const facts = {
  name: "Friederike Hohenlohe",
  title: "Projektleiterin Ingenieurbau",
  employer: "Schwäbischer Verkehrswegebau",
  place: "Stuttgart, Baden-Württemberg",
};

const cv: SiteInput = aSite({
  name: facts.name,
  intro: "Bauingenieurin für Brücken und Lärmschutz, die Baustellen lieber besucht als beschreibt.",
  description:
    "Ich plane seit 2008 Brücken für Bahn und Straße und leite die Abstimmung mit Behörden und Anwohnern.\n\nAm liebsten stehe ich auf der Baustelle.",
  contact: {
    ...emptyContact,
    title: facts.title,
    email: "friederike.hohenlohe@example.org",
    phone: "+49 711 555 0199",
    location: facts.place,
  },
  experience: [
    role(1, {
      position: "Leiterin Eisenbahnbrückenbau",
      name: facts.employer,
      date: "Mar 2017 - Present",
      description: "- Leitete zwölf Mitarbeiter\n- Senkte die Kosten um 30 %",
    }),
    role(2, { position: "Tragwerksplanerin", name: "Büro Leonhard", date: "2008 - 2017", description: "" }),
  ],
  education: [study(1, { degree: "Diplom-Ingenieurin", name: "Karlsruher Institut", date: "2002 - 2008" })],
  skills: [{ id: 1, title: "Fachwissen", info: ["Ausschreibung", "Tragwerksplanung", "Lärmschutz"] }],
});

const longSurname = "Papadimitrakopoulopoulos";
const longName = "Maximiliane Alexandrowna Wojciechowska-Hohenstein von Altmühl";

/** As long as the summary of many a CV, which becomes the introduction. */
const longIntro =
  "Bauingenieurin mit achtzehn Jahren Erfahrung in Planung, Ausschreibung und Bauleitung von Brücken für Bahn und Straße. Ich leite Projekte von der ersten Begehung bis zur Übergabe, stimme sie mit Behörden und Anwohnern ab und habe dabei weder einen Termin noch ein Budget aus den Augen verloren. Teams von bis zu zwölf Menschen haben mit mir gearbeitet, und die meisten von ihnen tun es noch immer.";

/** Works of a sample person: a strip of them may take half of a first screen. */
const works = personas.find(({ site }) => Object.values(site.projects).flat().length > 2)?.site.projects ?? {};
const face = personas[0]?.site.flat_picture ?? null;
const arabic = dataCases["right to left"] ?? cv;

/** Names of which each word has a line to itself or shares one: long, broad for their number of letters, Arabic. */
const wholeWords: Readonly<Record<string, readonly string[]>> = {
  "with a long surname": [longSurname],
  "with broad surnames": ["Amundsen", "Drummond"],
  "with other broad surnames": ["Ugboaja", "Muhammad"],
  "with an Arabic surname and a picture": ["المنصوري"],
};

const sites: Readonly<Record<string, SiteInput>> = {
  "without a picture": cv,
  "with a long introduction": { ...cv, intro: longIntro },
  "with a picture": { ...cv, flat_picture: personas[0]?.site.flat_picture ?? null },
  "with works and a picture": { ...cv, projects: works, flat_picture: face },
  "with an Arabic surname and a picture": { ...arabic, flat_picture: face },
  "with a long surname": { ...cv, name: `Konstantinos ${longSurname}` },
  "with broad surnames": { ...cv, name: "Amundsen Drummond" },
  "with other broad surnames": { ...cv, name: "Ugboaja Muhammad" },
  "with a name of sixty letters": { ...cv, name: longName },
  "with a name of sixty letters and a picture": {
    ...cv,
    name: longName,
    flat_picture: personas[0]?.site.flat_picture ?? null,
  },
};

const desk = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 375, height: 667 };

/** Who is looked at on which screen; a sheet holds them all, each in a frame that has the size of its screen. */
const looks = [
  { site: "without a picture", screen: desk },
  { site: "without a picture", screen: phone },
  { site: "with a long introduction", screen: desk },
  { site: "with a long introduction", screen: phone },
  { site: "with a picture", screen: desk },
  { site: "with a picture", screen: phone },
  { site: "with works and a picture", screen: desk },
  { site: "with works and a picture", screen: phone },
  { site: "with an Arabic surname and a picture", screen: tablet },
  { site: "with a long surname", screen: phone },
  { site: "with broad surnames", screen: phone },
  { site: "with other broad surnames", screen: phone },
  { site: "with a name of sixty letters", screen: desk },
  { site: "with a name of sixty letters", screen: phone },
  { site: "with a name of sixty letters and a picture", screen: desk },
  { site: "with a name of sixty letters and a picture", screen: phone },
];

/**
 * What a first screen leaves to be scrolled for, by the look, which surnames it breaks or leaves out on a phone, Arabic
 * ones on a tablet, and what lies over a name of sixty letters.
 */
export type FirstScreens = {
  late: Record<string, string[]>;
  broken: string[];
  overName: Record<string, string[]>;
};

/**
 * Which of name, title, present employer, place and a way to reach the person a reader has to scroll for, on a desk and
 * on a phone, with a picture and without, with works, with few words of introduction and with many: nothing for a template whose first screen says all five. A
 * surname in one line is whole, one in none is not said.
 */
export async function firstScreens({ sheet, server }: GateBrowser, slug: string): Promise<FirstScreens> {
  const found: FirstScreens = { late: {}, broken: [], overName: {} };
  const published = Object.entries(sites).map(
    async ([name, site]) => [name, await server.publish(slug, site)] as const,
  );
  const urls = new Map(await Promise.all(published));
  const frames = await sheet.lay(
    looks.map(({ site, screen }) => ({ ...screen, url: urls.get(site) ?? "" })),
    { reducedMotion: "reduce" },
  );
  await sheet.show();
  await Promise.all(
    looks.map(async ({ site, screen }, index) => {
      const frame = frames[index];
      if (!frame) throw new Error(`A frame stayed empty: ${site}`);
      const look = `${site}, ${screen.width}x${screen.height}`;
      const words = wholeWords[site];
      if (words) {
        const lines = await frame.evaluate(linesOf, words);
        found.broken.push(...words.filter((_, at) => lines[at] !== 1));
      } else if (site.startsWith("with a name of sixty letters")) {
        const over = await frame.evaluate(overTitle);
        if (over.length > 0) found.overName[look] = over;
      } else {
        const missing = await frame.evaluate(missingNow, facts);
        if (missing.length > 0) found.late[look] = missing;
      }
    }),
  );
  return found;
}

/** The facts that nobody sees without scrolling; runs inside the browser and may use nothing from this file. */
function missingNow(wanted: Readonly<Record<string, string>>): string[] {
  const plain = (text: string | null) => (text ?? "").normalize("NFKC").replace(/\s+/g, "").toLowerCase();
  /** Every line of it lies within the screen, and nothing lies over it. */
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 3 && height > 3);
    return (
      lines.length > 0 &&
      lines.every(({ left, right, top, bottom }) => {
        if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      })
    );
  };
  const all = [...document.querySelectorAll(".site *")].map((element) => ({
    element,
    text: plain(element.textContent),
  }));
  const missing = Object.entries(wanted).flatMap(([fact, words]) => {
    const said = plain(words);
    const saying = all.filter(({ text }) => text.includes(said)).map(({ element }) => element);
    const least = saying.filter((element) => !saying.some((other) => other !== element && element.contains(other)));
    return least.some(isSeen) ? [] : [fact];
  });
  const ways = [...document.querySelectorAll("a[href^='mailto:'], a[href^='tel:']")];
  return ways.some(isSeen) ? missing : [...missing, "a way to reach the person"];
}

/** In how many lines the first title sets each surname; runs inside the browser. */
function linesOf(surnames: readonly string[]): number[] {
  const head = document.querySelector("h1") ?? document.body;
  return surnames.map((name) => {
    const surname = name.toLowerCase();
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const begin = head.textContent.toLowerCase().indexOf(surname);
    const range = document.createRange();
    let read = 0;
    // A word may be set in several parts.
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (begin >= read && begin < read + length) range.setStart(node, begin - read);
      const end = begin + surname.length;
      if (end > read && end <= read + length) range.setEnd(node, end - read);
      read += length;
    }
    const lines: number[] = [];
    for (const { bottom, height } of range.getClientRects()) {
      if (!lines.some((line) => Math.abs(line - bottom) < height / 2)) lines.push(bottom);
    }
    return begin < 0 ? 0 : lines.length;
  });
}

/** What lies over the ends and the middle of the first title's lines; runs inside the browser. */
function overTitle(): string[] {
  const head = document.querySelector("h1") ?? document.body;
  const range = document.createRange();
  range.selectNodeContents(head);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 3 && height > 3);
  const hits = lines.flatMap(({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2)),
  );
  return hits.flatMap((hit) => (!hit || head.contains(hit) || hit.contains(head) ? [] : [hit.outerHTML.slice(0, 120)]));
}
