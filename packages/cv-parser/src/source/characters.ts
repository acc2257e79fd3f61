/** What becomes of one glyph's text: readable text, an icon that stands for no text, a space, or nothing. */
export type CleanGlyph = { kind: "text" | "icon" | "space" | "nothing"; text: string };

const presentationForms = /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]/;
/** Vowel marks of Arabic as fonts draw them alone; by the standard each stands on a blank or on a stroke. */
const vowelMarks = /[\uFE70-\uFE7F]/g;
const markAlone = (form: string): string => form.normalize("NFKC").replace(/[ \u0640]/g, "");
const spaces = /^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+$/;
// Persian parts the halves of a word by a joiner that joins not: it stays between its letters.
// Soft hyphen, zero-width space and joiners, direction marks, byte order mark, control characters.
const invisible =
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  /[\u00AD\u200B\u200D-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF0-\uFFFF]|(?<!\p{Script=Arabic})\u200C|\u200C(?!\p{Script=Arabic})/gu;
const privateUse = /[\uE000-\uF8FF]|[\u{F0000}-\u{FFFFD}]|[\u{100000}-\u{10FFFD}]/gu;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const spacingAccents = new Map([
  ["\u00B4", "\u0301"],
  ["\u0060", "\u0300"],
  ["\u00A8", "\u0308"],
  ["\u02C6", "\u0302"],
  ["\u005E", "\u0302"],
  ["\u02DC", "\u0303"],
  ["\u007E", "\u0303"],
  ["\u00B8", "\u0327"],
  ["\u02C7", "\u030C"],
  ["\u02DA", "\u030A"],
  ["\u02D8", "\u0306"],
  ["\u02D9", "\u0307"],
  ["\u02DD", "\u030B"],
  ["\u00AF", "\u0304"],
]);

/** Fonts of East Asia draw some signs as the radicals that look like them, and browsers write those into a PDF. */
const radicals = /[\u2E80-\u2FDF\u2027\u0138]/g;
const signOfRadical = new Map(
  Object.entries({
    "⺟": "母",
    "⺠": "民",
    "⻁": "虎",
    "⻄": "西",
    "⻅": "见",
    "⻆": "角",
    "⻉": "贝",
    "⻋": "车",
    "⻑": "長",
    "⻓": "长",
    "⻔": "门",
    "⻘": "青",
    "⻚": "页",
    "⻛": "风",
    "⻜": "飞",
    "⻝": "食",
    "⻢": "马",
    "⻣": "骨",
    "⻤": "鬼",
    "⻥": "鱼",
    "⻦": "鸟",
    "⻨": "麦",
    "⻩": "黄",
    "⻫": "斉",
    "⻬": "齐",
    "⻭": "歯",
    "⻮": "齿",
    "⻯": "竜",
    "⻰": "龙",
    "⻲": "亀",
    "⺼": "月",
    "⻌": "辶",
    "\u2027": "・",
    // Some programs write the small letter of Cyrillic so.
    "\u0138": "\u043A",
  }),
);
const plainSign = (sign: string): string => signOfRadical.get(sign) ?? sign.normalize("NFKC");

/** Between blanks, digits and brackets a soft hyphen breaks no word: some fonts and programs write their dash so. */
const drawnSoftHyphen = /(?<=[\d\s)])\u00AD(?=[\s\d(\p{Lu}])/gu;

/** The stroke that lengthens an Arabic word between two of its letters; at its end it may be an abbreviation's ("هـ"). */
const stretching = /(?<=\p{Script=Arabic}\p{M}*)\u0640+(?=\p{M}*\p{L})/gu;

/** The places of the strokes that only make an Arabic word longer: they are drawn and not read. */
export function stretchedAt(text: string): Set<number> {
  const places = new Set<number>();
  if (!text.includes("\u0640")) return places;
  for (const { index, 0: strokes } of text.matchAll(stretching))
    for (let at = 0; at < strokes.length; at += 1) places.add(index + at);
  return places;
}

/** Ligatures and presentation forms to plain letters, invisible and broken characters away. */
export function cleanText(text: string): string {
  let clean = text.replace(drawnSoftHyphen, "-").replace(invisible, "").replace(loneSurrogate, "");
  if (presentationForms.test(clean)) clean = clean.replace(vowelMarks, markAlone).normalize("NFKC");
  return clean.replace(stretching, "").replace(radicals, plainSign);
}

/** Judges the Unicode value of one glyph. Private-use characters are icons: they have a shape and no text. */
export function cleanGlyph(unicode: string): CleanGlyph {
  // Whatever is drawn is seen: fonts name their hyphen so.
  if (unicode === "\u00AD") return { kind: "text", text: "-" };
  if (spaces.test(unicode)) return { kind: "space", text: " " };
  if (unicode !== "" && unicode.replace(privateUse, "") === "") return { kind: "icon", text: "" };
  const text = cleanText(unicode.replace(privateUse, ""));
  return text === "" ? { kind: "nothing", text: "" } : { kind: "text", text };
}

/** The combining form of an accent that some typesetters draw as a glyph of its own over the letter; null for others. */
export function combiningAccent(glyph: string): string | null {
  return spacingAccents.get(glyph) ?? null;
}
