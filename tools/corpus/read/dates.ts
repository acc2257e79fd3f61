/** The month names of the languages that a corpus holds, folded and cut: the longest start that fits decides. */
const monthWords: string[] = [
  "jan|januar|january|janvier|janv|enero|ene|janeiro|gennaio|gen|januari|styczen|stycznia|sty|январь|января|янв|ocak|leden|ledna|ianuarie|tammikuu|січень|ιαν|ιανουαριος|januarie|jän|jänner|ianuar",
  "feb|februar|february|fevrier|fevr|fev|febrero|fevereiro|febbraio|februari|luty|lutego|lut|февраль|февраля|фев|subat|unor|unora|februarie|helmikuu|лютий|φεβ",
  "mar|march|marz|maerz|mrz|mars|marzo|marco|maart|mrt|marzec|marca|март|марта|мар|mart|brezen|brezna|martie|maaliskuu|березень|μαρ",
  "apr|april|avril|avr|abril|abr|aprile|kwiecien|kwietnia|kwi|апрель|апреля|апр|nisan|duben|dubna|aprilie|huhtikuu|квітень|απρ",
  "may|mai|mayo|maio|maggio|mag|mei|maj|maja|май|мая|mayis|kveten|kvetna|toukokuu|травень|μαι|μαιος",
  "jun|june|juni|juin|junio|junho|giugno|giu|czerwiec|czerwca|cze|июнь|июня|июн|haziran|cerven|cervna|iunie|kesakuu|червень|ιουν",
  "jul|july|juli|juillet|juil|julio|julho|luglio|lug|lipiec|lipca|lip|июль|июля|июл|temmuz|cervenec|cervence|iulie|heinakuu|липень|ιουλ",
  "aug|august|aout|agosto|ago|augustus|sierpien|sierpnia|sie|август|августа|авг|agustos|srpen|srpna|elokuu|серпень|αυγ",
  "sep|sept|september|septembre|septiembre|setembro|set|settembre|sett|wrzesien|wrzesnia|wrz|сентябрь|сентября|сен|сент|eylul|zari|septembrie|syyskuu|вересень|σεπ",
  "oct|october|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|pazdziernika|paz|октябрь|октября|окт|ekim|rijen|rijna|octombrie|lokakuu|жовтень|οκτ",
  "nov|november|novembre|noviembre|novembro|listopad|listopada|lis|ноябрь|ноября|ноя|kasim|noiembrie|marraskuu|листопад|νοε",
  "dec|december|dezember|dez|decembre|diciembre|dic|dezembro|dicembre|grudzien|grudnia|gru|декабрь|декабря|дек|aralik|prosinec|prosince|decembrie|joulukuu|грудень|δεκ",
];

const months = new Map(monthWords.flatMap((words, index) => words.split("|").map((word) => [fold(word), index + 1])));
const nowWords =
  /^(?:present|current|currently|now|ongoing|today|to date|till date|till now|heute|aktuell|derzeit|jetzt|aujourd'?hui|present|actuel|actuellement|en cours|ce jour|actualidad|actual|actualmente|presente|atual|atualmente|hoje|o momento|oggi|in corso|attuale|heden|huidig|nu|auj\.?|aujourd'hui|pres\.?|pending|tegenwoordig|\.\.\.|…|obecnie|nadal|teraz|dzis|настоящее время|по настоящее время|наст\.? ?время|н\.? ?в\.?|сейчас|halen|devam|gunumuz|dosud|soucasnost|prezent|nyt|至今|现在|今|現在|현재|теперішній час|сьогодні|i dag|idag|nuvaerende|naa|σημερα)\.?$/;
const openWords = /^(?:since|seit|depuis|desde|dal|sinds|od|с|ab|from|начиная с|sedan|siden|fra|von|dal|from)\s+/;

export type Period = { start_date?: string; end_date?: string | null };

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC");
}

/** One point in time as `YYYY-MM` or `YYYY`, `null` for "present", undefined when the words are no date. */
export function readDate(text: string): string | null | undefined {
  const words = fold(text)
    .replace(/[()[\],]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (words === "") return undefined;
  if (nowWords.test(words)) return null;
  const east = /^(\d{4}) ?[年년.] ?(?:(\d{1,2}) ?[月월]?)?(?: ?\d{1,2} ?[日일])?$/.exec(words);
  if (east) return withMonth(east[1], east[2]);
  const first = /^(\d{4})(?:[-./](\d{1,2}))?(?:[-./]\d{1,2})?$/.exec(words);
  if (first) return withMonth(first[1], first[2]);
  const small = /^(0?[1-9]|1[0-2])[/.]'?(\d{2})$/.exec(words);
  if (small) return withMonth(fullYear(small[2] ?? ""), small[1]);
  const last = /^(?:\d{1,2}[-./ ])?(\d{1,2})[-./ ]((?:19|20)\d{2})$/.exec(words);
  if (last) return withMonth(last[2], last[1]);
  const named =
    /^(?:\d{1,2}(?:st|nd|rd|th|er|\.)? )?(?:de |of |en )?([^\d\s.'/-]+)[.]?[ '/-]*(?:de |of |del )?'?((?:19|20)?\d{2})(?: ?(?:г|р|r|гг)\.?)?$/.exec(
      words,
    );
  const month = named ? months.get(named[1] ?? "") : undefined;
  if (named && month !== undefined) return withMonth(fullYear(named[2] ?? ""), String(month));
  const american = /^([^\d\s.]+)\.? \d{1,2} ((?:19|20)\d{2})$/.exec(words);
  const americanMonth = american ? months.get(american[1] ?? "") : undefined;
  if (american && americanMonth !== undefined) return withMonth(american[2], String(americanMonth));
  const yearFirst = /^((?:19|20)\d{2}) ([^\d\s.]+)\.?$/.exec(words);
  const laterMonth = yearFirst ? months.get(yearFirst[2] ?? "") : undefined;
  if (yearFirst && laterMonth !== undefined) return withMonth(yearFirst[1], String(laterMonth));
  const season =
    /^(?:spring|summer|fall|autumn|winter|ete|hiver|printemps|automne|verano|sommer|ws|ss|early|mid|late)[ -]*(\d{4})$/.exec(
      words,
    );
  return season?.[1] ?? (/^(?:19|20)\d{2} ?(?:г|р|r)?\.?$/.test(words) ? words.slice(0, 4) : undefined);
}

const fullYear = (year: string): string => (year.length === 4 ? year : `${Number(year) > 60 ? "19" : "20"}${year}`);

function withMonth(year: string | undefined, month: string | undefined): string | undefined {
  if (year === undefined || Number(year) < 1930 || Number(year) > 2040) return undefined;
  if (month === undefined) return year;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, "0")}` : undefined;
}

/** The period that the words tell: of a single date `kind` decides whether it starts or ends. Undefined: not read. */
export function readPeriod(text: string, kind: "job" | "study"): Period | undefined {
  const words = text
    .replace(
      /\((?:[^()]*\b(?:mos?|months?|yrs?|years?|Monate|mois|ans?|meses|мес)\b[^()]*|expected|exp\.?|est\.?|anticipated|ongoing|incoming)\)/gi,
      " ",
    )
    .replace(
      /(?<=\d{4}|now|present|heute)[\s,·|]+\(?\d+\+? (?:mos?|months?|yrs?|years?|mois|ans?|an|meses|Monate|Jahre?|mesi|anni|anos?|weeks|semaines)\b.*$/i,
      "",
    )
    .replace(/\b(?:expected|anticipated|exp\.|graduation:?|graduated|voraussichtlich|est\.|prévu|ongoing:)\s*/gi, " ")
    .replace(/[\s\t\n]+/g, " ")
    .trim();
  const parts = splitPeriod(words);
  if (parts === null) {
    const open = openWords.test(fold(words)) ? readDate(fold(words).replace(openWords, "")) : undefined;
    if (typeof open === "string") return { start_date: open, end_date: null };
    const single = readDate(words);
    if (single === undefined) return undefined;
    if (single === null) return undefined;
    return kind === "study" ? { end_date: single } : { start_date: single };
  }
  const [from, to] = parts;
  const eastEnd = /^(\d{1,2}) ?月$/.exec(to.trim());
  const yearOfStart = /^\d{4}/.exec(from)?.[0];
  const end = to === "" ? null : readDate(eastEnd && yearOfStart ? `${yearOfStart}年${eastEnd[1] ?? ""}月` : to);
  const start = readDate(from) ?? shortStart(from, typeof end === "string" ? end : null);
  if (typeof start !== "string" || end === undefined) return undefined;
  return end !== null && end < start && end.length === start.length
    ? { start_date: end, end_date: start }
    : { start_date: start, end_date: end };
}

/** "Jan – Mar 2020" and "2018–20": the year that the first half lacks stands in the second. */
function shortStart(from: string, end: string | null): string | undefined {
  const month = months.get(fold(from).replace(/\./g, "").trim());
  if (month === undefined || end === null) return undefined;
  return `${end.slice(0, 4)}-${String(month).padStart(2, "0")}`;
}

function splitPeriod(words: string): [string, string] | null {
  const short = /^((?:19|20)\d{2})\s?[-–/]\s?(\d{2})$/.exec(words);
  if (short && Number(short[2]) > 12) return [short[1] ?? "", `${(short[1] ?? "").slice(0, 2)}${short[2] ?? ""}`];
  const dash =
    /^(.*?\S)\s*(?:[–—―−~～至]|\s-+>?\s?|\s?→\s?|\s(?:to|bis|until|till|au|à|a|al|hasta|até|tot|do|по|до|ate|through|og|til|-)\s)\s*(.*)$/i.exec(
      words,
    );
  if (dash && /\d/.test(dash[1] ?? "")) return [dash[1] ?? "", dash[2] ?? ""];
  if (dash && /\d/.test(dash[2] ?? "")) return [dash[1] ?? "", dash[2] ?? ""];
  const tight =
    /^((?:\d{1,2}[/.])?(?:\d{4}|(?<=[/.])\d{2})|[^\d\s]+\.?\s?\d{4}|\d{4}[/.]\d{1,2})-((?:\d{1,2}[/.])?(?:\d{4}|(?<=[/.])\d{2})|[^\d\s]+\.?\s?\d{4}|\d{4}[/.]\d{1,2}|[^\d]+|)$/.exec(
      words,
    );
  if (tight) return [tight[1] ?? "", tight[2] ?? ""];
  return null;
}

/** True when the words are a period or a date and nothing else. */
export const isPeriod = (text: string): boolean =>
  /\d{2}/.test(text) && text.length < 60 && readPeriod(text, "job") !== undefined;
