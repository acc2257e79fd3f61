import { isJoining } from "./joining-words.ts";

/** A number of a sentence with what is written to it: its sign, power of ten, unit or currency. */
export type Quantity = {
  kind: "change" | "share" | "money" | "factor" | "measure" | "count";
  value: string;
  start: number;
  end: number;
};

const digits = String.raw`\p{Nd}{1,3}(?:[.,'’\u00A0\u202F ]\p{Nd}{3})+(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)?`;
const power = String.raw`(?:\s?(?:k|K|M|bn|Mio\.?|Mrd\.?|thousand|millions?|billions?|Millionen|Milliarden|milliards?|millones|milioni|miljoner))?(?!\p{L})`;
const plain = String.raw`[+±~≈><]?\s?(?:${digits})`;
const number = String.raw`${plain}${power}\+?`;
const signs = "€$£¥₹₽";
const codes = "EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|JPY|CNY|INR|CAD|AUD";
const money = String.raw`(?:[${signs}]|(?:${codes})\s?)\s?${number}|${number}\s?(?:[${signs}]|(?:${codes}|[Ee]uros?|[Dd]ollars?|[Pp]ounds?)(?!\p{L}))`;
const share = String.raw`${number}\s?(?:[%٪‰]|percent|per cent|Prozent|pour cent|por ciento|per cento|procent)(?!\p{L})`;
const factor = String.raw`${plain}\s?(?:×|x(?![\p{L}\p{N}]))|×\s?${plain}`;
const units =
  "[KMGTP]i?B|[kMG]?bit/s|[KMG]bps|[munµ]s|sec|min|hrs?|[kMG]?Hz|[kMGT]?Wh?p?|kV|MVA|[cmk]?m[²³]?|[mk]?g|t|[mk]?l|°C";
const measure = String.raw`${plain}\s?(?:${units})(?![\p{L}\p{N}/])`;
const any = `${money}|${share}|${factor}|${measure}|${number}`;
const from = "from|von|de|da|från|fra|van";
const to = "to|auf|zu|à|a|al|till|til|naar";
const change = String.raw`(?<=(?<!\p{L})(?:${from})\s+)(?<first>${any})(?:\s(?<unit>\p{L}+))?\s+(?:${to})\s+(?<second>${any})(?=\s(?<next>\p{L}+)|)|(?<before>${any})\s?(?:→|->)\s?(?<after>${any})`;

/** Not within a word, an address, a date, a time, a version or a longer number. */
const before = String.raw`(?<![\p{L}\p{N}_/:#@§.,'’-])`;
const after = String.raw`(?![\p{L}\p{N}_/:@]|[.,'’-]\p{N}|-\p{L})`;

const patterns: readonly (readonly [Quantity["kind"], RegExp])[] = [
  ["change", new RegExp(`${before}(?:${change})${after}`, "gu")],
  ["money", new RegExp(`${before}(?:${money})${after}`, "gu")],
  ["share", new RegExp(`${before}(?:${share})${after}`, "gu")],
  ["factor", new RegExp(`${before}(?:${factor})${after}`, "gu")],
  ["measure", new RegExp(`${before}(?:${measure})${after}`, "gu")],
  ["count", new RegExp(`${before}(?:${number})${after}`, "gu")],
];

/** A number alone that reads as a year. */
const year = /^(?:1[89]|20)\d{2}$/;

/** The quantities of a sentence in order, none within another. */
export function quantitiesOf(sentence: string): Quantity[] {
  const found: Quantity[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of sentence.matchAll(pattern)) {
      const quantity = quantityOf(kind, match);
      if (quantity && !found.some((other) => quantity.start < other.end && other.start < quantity.end)) {
        found.push(quantity);
      }
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

function quantityOf(kind: Quantity["kind"], match: RegExpExecArray): Quantity | null {
  const value = kind === "change" ? changeOf(match.groups ?? {}) : match[0].trim();
  const areYears = value.split(" → ").every((part) => year.test(part));
  return areYears ? null : { kind, value, start: match.index, end: match.index + match[0].length };
}

/** Both sides of a change; with the words behind them where these are two measures: "2 weeks → 3 days". */
function changeOf({ first, unit, second, next, before: one, after: other }: Partial<Record<string, string>>): string {
  const [from, to] = [first ?? one ?? "", second ?? other ?? ""].map((side) => side.trim());
  const areTwoMeasures = unit !== undefined && next !== undefined && next !== unit && !isJoining(next);
  return areTwoMeasures ? `${from} ${unit} → ${to} ${next}` : `${from} → ${to}`;
}
