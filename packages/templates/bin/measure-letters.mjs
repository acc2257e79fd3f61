/*
 * Measures in Chromium which letters a page uses and how wide they are. Functions that are handed to `page.evaluate`
 * run inside the browser.
 */

/** Letters of Western European languages, and the marks of running text; others take the size of the largest group. */
const letters = Array.from(
  " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ" +
    ".,:;!?'\"()/&+-@%·–—‘’“”„•…",
);

/** What a page that is written in Cyrillic has besides. */
const cyrillic = Array.from("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁабвгдежзийклмнопрстуфхцчшщъыьэюяё«»№");

/**
 * The letters to measure of a face.
 * @param {readonly Use[]} uses
 */
export const lettersOf = (uses) => (uses.some(({ isCyrillic }) => isCyrillic) ? [...letters, ...cyrillic] : letters);

/**
 * The sentences to measure a face by: also Russian ones where it says any.
 * @param {readonly Use[]} uses
 */
export const sampleOf = (uses) => (uses.some(({ isCyrillic }) => isCyrillic) ? `${sample} ${russianSample}` : sample);

/** Sentences of a CV in several languages: which letters are frequent, and what kerning does to a line. */
const sample = [
  "Led a team of twelve engineers and cut the time to market by a third, working closely with customers in Leeds.",
  "Planned and delivered the migration of the billing platform; mentored junior colleagues and ran weekly reviews.",
  "Entwicklung und Inbetriebnahme von Prüfständen für elektrische Antriebe, Führung eines Teams von acht Personen.",
  "Verantwortlich für Qualitätssicherung, Dokumentation und Schulungen; Einführung eines neuen Verfahrens im Werk.",
  "Responsable de la gestion des projets européens et de la formation des équipes pédagogiques à Besançon depuis 2016.",
  "Coordinación de estudios clínicos, análisis de datos y redacción de informes para el ministerio de sanidad.",
  "University of Northern Counties, Bachelor of Science, First Class Honours, September 2011 – July 2014, Project Award",
].join(" ");

const russianSample = [
  "Руководила отделом из двенадцати человек, сократила срок подготовки отчётов на треть и обучила новых сотрудников.",
  "Перевод договоров, ведение переговоров с поставщиками, подготовка документов для государственных учреждений.",
].join(" ");

/**
 * @typedef {{ family: string, weight: number, style: string, stretch: number, size: number, count: number, isCyrillic: boolean }} Use
 */

/**
 * What the texts of the open page are set in.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<Use[]>}
 */
export async function usedLetters(page) {
  return page.evaluate(() => {
    const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")));
    const uses = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const count = texts.currentNode.textContent?.trim().length ?? 0;
      if (!parent || count === 0) continue;
      const style = getComputedStyle(parent);
      uses.push({
        family: (style.fontFamily.split(",")[0] ?? "").replaceAll('"', ""),
        weight: Number(style.fontWeight),
        style: style.fontStyle,
        stretch: Number.parseFloat(style.fontStretch),
        size: Number.parseFloat(style.fontSize),
        count,
        isCyrillic: /[\u0400-\u04ff]/.test(texts.currentNode.textContent ?? ""),
      });
    }
    return uses.filter(({ family }) => known.has(family));
  });
}

/**
 * @param {import("playwright-core").Page} page with the face in its style sheet
 * @param {{ family: string, weight: number, style: string, stretch: number, size: number }} letter
 * @param {string[]} texts
 * @param {boolean} kerned
 * @returns {Promise<number[]>} the texts' widths in ems
 */
export async function widths(page, letter, texts, kerned = false) {
  return page.evaluate(
    async ([{ family, weight, style, stretch, size }, runs, kerning]) => {
      await document.fonts.load(`${style} ${weight} ${size}px "${family}"`, runs.join(""));
      const box = document.createElement("div");
      box.style.cssText = `position:absolute;white-space:pre;text-transform:none;letter-spacing:0;font:${style} ${weight} ${size}px "${family}";font-stretch:${stretch}%;font-kerning:${kerning ? "auto" : "none"}`;
      document.body.append(box);
      const spans = runs.map((run) => {
        const span = document.createElement("span");
        span.style.cssText = "position:absolute;font:inherit;letter-spacing:0";
        span.textContent = run;
        box.append(span);
        return span;
      });
      const measured = spans.map((span) => span.getBoundingClientRect().width / size);
      box.remove();
      return measured;
    },
    /** @type {const} */ ([letter, texts, kerned]),
  );
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} font as the shorthand property says it
 * @returns {Promise<{ ascent: number, descent: number }>} in percent of the size
 */
export async function heights(page, font) {
  return page.evaluate((shorthand) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("The browser gave no canvas.");
    context.font = shorthand;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
    return { ascent: fontBoundingBoxAscent / 10, descent: fontBoundingBoxDescent / 10 };
  }, font);
}
