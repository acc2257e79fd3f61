/** How pdf.js fills what a font's own map of letters leaves out: by the sign that the encoding has at the code, … */
const byEncoding = `properties.fallbackToUnicode.forEach((charCode, entry) => {
    if (properties.toUnicode.has(charCode)) {
      return;
    }
    toUnicode.set(charCode, entry);
  });`;
/** … or by the code itself. */
const byCode = `let unicode = this.toUnicode.get(charcode) || charcode;`;

/** Fonts that name fewer letters are too small to tell how they were numbered. */
const leastNamed = 4;

/** Whether the letters that a font names stand at other codes than they usually do; only printable codes of one byte have a usual letter. */
const isNumbered = `(map, usualAt, isWide) => {
    let named = 0;
    let usual = 0;
    map.forEach((code) => {
      if (!isWide && (code < 33 || code > 126)) return;
      named += 1;
      if (map.get(code) === usualAt(code)) usual += 1;
    });
    return named >= ${leastNamed} && usual * 4 <= named;
  }`;

const unknown = String.raw`"\uFFFD"`;

const byEncodingWhereTold = `const isNumbered = (${isNumbered})(properties.toUnicode, (code) => properties.fallbackToUnicode.get(code), false);
  properties.fallbackToUnicode.forEach((charCode, entry) => {
    if (properties.toUnicode.has(charCode)) {
      return;
    }
    toUnicode.set(charCode, isNumbered && entry.trim() !== "" ? ${unknown} : entry);
  });`;

const byCodeWhereTold = `let unicode = this.toUnicode.get(charcode);
    if (!unicode && charcode > 32 && !(this.toUnicode instanceof IdentityToUnicodeMap)) {
      this.isNumbered ??= (${isNumbered})(this.toUnicode, (code) => String.fromCharCode(code), this.composite);
      unicode = this.isNumbered ? ${unknown} : charcode;
    }
    unicode ||= charcode;`;

/**
 * Statements of the reading part of pdf.js, and what leaves glyphs unknown that a font has numbered and not named. Writers
 * of PDFs number the glyphs of a font as they come, name the letters of each and often forget those of joined letters; the
 * sign that is usual at such a number ("posi\on") says nothing.
 */
export const lostLetters: readonly (readonly [string, string])[] = [
  [byEncoding, byEncodingWhereTold],
  [byCode, byCodeWhereTold],
];
