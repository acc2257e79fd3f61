import { escapePattern, foldInPlace } from "../../core/words.ts";
import {
  eraYears,
  fullMonthNames,
  monthNames,
  noMonths,
  persianMonths,
  seasonWords,
  thaiMonths,
  thaiShortMonths,
} from "../../lexicon/dates.ts";
import { monthsOfLanguages } from "../../lexicon/by-language/all.ts";
import { monthsOfTheWorld } from "../../lexicon/by-language/months-of-the-world.ts";

/**
 * One way to write a date. Groups: `y` year, `m` month, `d` a day that is told, `a` and `b` day and month in either
 * order, `s` two digits that are a year only beside another date.
 */
export type DateForm = { pattern: string; yearOf?: (digits: string, lead: string) => number; monthOf?: MonthOf };
type MonthOf = (name: string) => number;

const monthByName = new Map<string, number>();
[monthNames, fullMonthNames, monthsOfLanguages, thaiMonths, thaiShortMonths, monthsOfTheWorld].forEach((list) =>
  list.forEach((names, index) =>
    names.split(" ").forEach((name) => {
      const key = foldInPlace(name);
      if (!monthByName.has(key)) monthByName.set(key, index + 1);
    }),
  ),
);
addShortForms();

/** Any beginning of three letters or more that fits one month only is a short form of it ("Septemb.", "giugn"). */
function addShortForms(): void {
  const excluded = new Set(noMonths.split(" "));
  const found = new Map<string, number | null>();
  const names = monthNames.flatMap((list, index) =>
    list.split(" ").map((name) => [foldInPlace(name), index + 1] as const),
  );
  for (const [name, number] of names) {
    for (let length = 3; length < name.length; length += 1) {
      const short = name.slice(0, length);
      const known = found.get(short);
      found.set(short, known === undefined || known === number ? number : null);
    }
  }
  for (const [short, number] of found)
    if (number !== null && !monthByName.has(short) && !excluded.has(short)) monthByName.set(short, number);
}

const alternatives = (words: readonly string[]): string =>
  words
    .map((word) => foldInPlace(word))
    .sort((first, second) => second.length - first.length)
    .map(escapePattern)
    .join("|");

const month = alternatives([...monthByName.keys()]);
const season = alternatives(seasonWords.split(" "));
const year = "(?:1[89]|20)\\d\\d";
const shortYear = "['’]\\d\\d";
const monthNumber = "0?[1-9]|1[0-2]";
const dayNumber = "0?[1-9]|[12]\\d|3[01]";
const ordinal = "(?:\\.|st|nd|rd|th|er|º|o)?";
/** Behind a blank or a point: "desde 2019" names no December. */
const small = "(?:(?<=[\\s.,])(?:de |del |di |van |of |do |ng ))?";
const link = `(?:\\s*[.,]{0,2}\\s*${small}|\\.?\\s?[/-]\\s?)`;
const eras = alternatives(Object.keys(eraYears));
/** No letters but those of Japanese, which has no blanks between words ("正社員として2021年5月"), and "to" in Chinese. */
const before =
  "(?<!mig\\s?[/-]\\s?)(?<![\\p{N}$€£#@+]|(?![\\p{Script=Hiragana}\\p{Script=Katakana}至到])\\p{L}|\\p{N}[.,])";
/** Nothing of a word or number, but the word for "year" of Russian, Ukrainian, Polish ("09.2018r.") and Arabic without a blank, or "to" in Chinese. */
const after = "(?![\\p{N}%]|(?!(?:гг?|год[а-я]{0,2}|рр?|r|م|ء)(?!\\p{L})|[至到]|から|부터)\\p{L}|[.,]\\p{N})";
/** The same behind the name of a month, which is followed by no word for "year": "2019 Junior", "2019 Mayor". */
const afterName = "(?![\\p{N}%]|(?![至到]|から|부터)\\p{L}|[.,]\\p{N})";
/** "海城2019.05", "2019/05海城": no blank between a whole date and the words beside it, in scripts that set none. */
const glued = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]";
const gluedBefore = `(?<![\\p{N}$€£#@+]|(?!${glued})\\p{L}|\\p{N}[.,])`;
const gluedAfter = `(?=${glued})`;
/** "ב-2018", "מ2018", "و2018": what Hebrew and Arabic write in one word with the year. */
const joinedBefore = `(?<![\\p{N}$€£#@+]|\\p{L}|\\p{N}[.,])(?:[במלוה]{1,2}[-–־]?|[ولب])`;

const inCalendar = (names: readonly string[]): MonthOf => {
  const numbers = new Map(names.map((name, index) => [foldInPlace(name), index + 1]));
  return (name) => numbers.get(name) ?? 0;
};
const persian = inCalendar(persianMonths);
const thaiMonth: MonthOf = (name) => inThai(name) || inThaiShort(name);
const inThai = inCalendar(thaiMonths);
const inThaiShort = inCalendar(thaiShortMonths);
const thaiYear = "25[2-8]\\d";
const hijriYear = "1[34]\\d\\d";
/** Twelve months of the moon are eleven days shorter than a year; most of 1440 lay in 2019. */
const ofHijri = (digits: string): number => Math.round(Number(digits) * 0.970_224 + 621.577);
const gregorianOf = (buddhist: string): number => Number(buddhist) - 543;

/** Years of Taiwan, counted from 1912, of two or three digits. */
const taiwanYear = "(?:9\\d|1[01]\\d)";
const gregorianOfTaiwan = (digits: string): number => Number(digits) + 1911;
const taiwanMonth = "(?:0[1-9]|1[0-2])(?!\\d)";
const wave = "\\s?[~～〜至-]\\s?";
const twoDigits = "(?:1[3-9]|2\\d)";
const inThisCentury = (digits: string): number => Number(digits) + 2000;
const koreanPoint = "\\.\\s(?:[1-9]|1[0-2])\\.?\\s?[-–—~～]\\s?";

/** Short ways to write dates in Korea and Taiwan, which tell a date by what stands around them. */
const shortForms: readonly DateForm[] = [
  // "1.2013年4月": the number of the entry before it.
  { pattern: `(?<=(?:^|\\s)\\d{1,2}\\.)(?<y>${year})\\s?年(?:\\s?(?<m>\\d{1,2})\\s?月)?` },
  // "109年9月": a year of Taiwan without the name of the era.
  {
    pattern: `(?<!\\d)(?<y>${taiwanYear})\\s?年\\s?(?<m>${monthNumber})\\s?月(?:\\s?\\d{1,2}\\s?日)?`,
    yearOf: gregorianOfTaiwan,
  },
  // "107.09~110.06".
  {
    pattern: `${before}(?<y>${taiwanYear})[./](?<m>${taiwanMonth})(?=${wave}(?:${taiwanYear}[./]${taiwanMonth}|迄?今|现在|現在))`,
    yearOf: gregorianOfTaiwan,
  },
  {
    pattern: `(?<=(?<!\\d)${taiwanYear}[./]${taiwanMonth}${wave})(?<y>${taiwanYear})[./](?<m>${taiwanMonth})`,
    yearOf: gregorianOfTaiwan,
  },
  // "2019. 3 - 2023. 2": a month of one digit.
  {
    pattern: `${before}(?<y>${year})(?=${koreanPoint}(?:${year}\\.|현재|재직|재학))\\.\\s(?<m>1[0-2]|[1-9])(?!\\d)\\.?`,
  },
  { pattern: `(?<=${year}${koreanPoint})(?<y>${year})\\.\\s(?<m>1[0-2]|[1-9])(?![\\p{L}\\p{N}%])` },
  // "'18.03 ~ '22.02", "18.03 ~ 22.02": two digits of a year before the month.
  { pattern: `${before}['’](?<y>\\d\\d)[./]\\s?(?<m>0[1-9]|1[0-2])(?!\\d)`, yearOf: inThisCentury },
  {
    pattern: `${before}(?<y>${twoDigits})\\.(?<m>0[1-9]|1[0-2])(?=\\s?[~～]\\s?(?:${twoDigits}\\.\\d\\d(?!\\d)|현재|재직))`,
    yearOf: inThisCentury,
  },
  {
    pattern: `(?<=(?<!\\d)${twoDigits}\\.\\d\\d\\s?[~～]\\s?)(?<y>${twoDigits})\\.(?<m>0[1-9]|1[0-2])(?!\\d)`,
    yearOf: inThisCentury,
  },
];

const besideShort = "\\d{1,2}\\.\\d{1,2}\\.(?:1[89]|20)?\\d\\d";
/** "01.02. – 15.03.2019", "09/03 a 21/03/2011", "05/13 – 08/20/2019": day and month whose year stands at the other end. */
const untilWhole = "\\.?\\s?(?:[-–—]|(?:bis|a|al|au|ao|ate|to|until|tot|do|по|til|till)\\s)\\s?";
const daysOfOneYear: readonly DateForm[] = [
  {
    pattern: `${before}(?<d>${dayNumber})[./](?<m>${monthNumber})(?=${untilWhole}(?:${dayNumber})[./](?:${monthNumber})[./]${year}(?!\\d))`,
  },
  {
    pattern: `${before}(?<m>${monthNumber})/(?<d>${dayNumber})(?=${untilWhole}(?:${monthNumber})/(?:1[3-9]|2\\d|3[01])/${year}(?!\\d))`,
  },
];

const yearShort = "(?:\\s?[гр]\\.?)?";
const goesOn = "(?:heute|jetzt|dato|по |н\\.\\s?в|наст|теп|obecnie|teraz|dosud|prezent|heden)";

/** Year of an era: the first is written with a sign of its own. */
function yearOfEra(digits: string, lead: string): number {
  const era = Object.entries(eraYears).find(([name]) => foldInPlace(name) === lead);
  return (era?.[1] ?? 0) + (digits === "元" ? 1 : Number(digits));
}

const romanMonths = "i ii iii iv v vi vii viii ix x xi xii".split(" ");
const roman = alternatives(romanMonths);
const romanDate = `(?:${roman})[\\s./]\\s?${year}(?:\\s?r\\.)?`;
const inRoman = inCalendar(romanMonths);

/** The ways to write a date, the more telling before those that are a part of them. */
export const dateForms: readonly DateForm[] = [
  ...shortForms,
  ...daysOfOneYear,
  // "1986(昭和61)年9月" and "令和元年(2019年)5月": the year of both calendars, one of them in brackets.
  {
    pattern: `${before}(?<y>${year})\\s?年?\\s?[(（]\\s?(?:${eras})\\s?(?:元|\\d{1,3})\\s?年?\\s?[)）]\\s?年?(?:\\s*(?<m>\\d{1,2})\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
  },
  {
    pattern: `${before}(?:${eras})\\s?(?:元|\\d{1,3})\\s?年?\\s?[(（]\\s?(?<y>${year})\\s?年?\\s?[)）]\\s?年?(?:\\s*(?<m>\\d{1,2})\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
  },
  {
    pattern: `${before}(?<e>${eras})\\s?(?<y>元|\\d{1,3})\\s?年(?:\\s?(?<m>\\d{1,2})\\s?月)?(?:\\s?\\d{1,2}\\s?日)?`,
    yearOf: yearOfEra,
  },
  // "R1.5〜R3.3", "H25.10～現在": the letter of an era, where both ends of a period have one or it goes on.
  {
    pattern: `${before}(?<e>[rhs])\\.?\\s?(?<y>元|\\d{1,2})[./](?<m>${monthNumber})(?=\\s?[-–~～〜至]\\s?(?:[rhs]\\.?\\s?(?:元|\\d{1,2})[./]\\d|現在|在職|在学|現職|今))`,
    yearOf: yearOfEra,
  },
  {
    pattern: `(?<=[rhs]\\.?\\s?(?:元|\\d{1,2})[./]\\d{1,2}\\s?[-–~～〜至]\\s?)(?<e>[rhs])\\.?\\s?(?<y>元|\\d{1,2})[./](?<m>${monthNumber})(?!\\d)`,
    yearOf: yearOfEra,
  },
  { pattern: `${before}(?<y>${year})\\s*[年년](?:\\s*(?<m>\\d{1,2})\\s*[月월])?(?:\\s*\\d{1,2}\\s*[日일])?` },
  { pattern: `${before}พ\\.ศ\\.?\\s?(?<y>2[45]\\d\\d)${after}`, yearOf: gregorianOf },
  {
    pattern: `${before}(?<m>${alternatives([...thaiMonths, ...thaiShortMonths])})\\.?\\s?(?:พ\\.ศ\\.\\s?)?(?<y>2[45]\\d\\d)${after}`,
    yearOf: gregorianOf,
    monthOf: thaiMonth,
  },
  // "2560 - 2564": two years of the calendar of Thailand, or one up to now, with nothing else beside them.
  { pattern: `${before}(?<y>${thaiYear})(?=\\s*[-–—]\\s*(?:${thaiYear}${after}|ปัจจุบัน))`, yearOf: gregorianOf },
  { pattern: `(?<=${thaiYear}\\s*[-–—]\\s*)(?<y>${thaiYear})${after}`, yearOf: gregorianOf },
  { pattern: `${before}(?:\\d{1,2}/){0,2}(?<y>${hijriYear})(?:/\\d{1,2}){0,2}\\s?هـ?\\.?(?!\\p{L})`, yearOf: ofHijri },
  { pattern: `${before}(?<y>${hijriYear})(?=(?:هـ?)?\\s?[-–—/]\\s?${hijriYear}\\s?هـ?(?!\\p{L}))`, yearOf: ofHijri },
  {
    pattern: `${before}(?<m>${alternatives(persianMonths)})(?:\\s?ماه)?(?:\\sسال)?\\s(?<y>1[34]\\d\\d)${after}`,
    // The year begins in March: its last three months lie in the next year of the other calendar.
    monthOf: (name) => ((persian(name) + 1) % 12) + 1,
    yearOf: (digits, lead) => Number(digits) + 621 + (persian(lead) > 10 ? 1 : 0),
  },
  // "IX 2018 – VI 2020": months in Roman figures, only where both ends of a range have them or it goes on.
  {
    pattern: `${before}(?<m>${roman})[\\s./]\\s?(?<y>${year})(?=(?:\\s?r\\.)?\\s*[-–—]\\s*(?:${romanDate}|obecnie|nadal|teraz|do\\s|dosud|danas))`,
    monthOf: inRoman,
  },
  {
    pattern: `(?=[ivx])(?<=${romanDate}\\s*[-–—]\\s*)(?<m>${roman})[\\s./]\\s?(?<y>${year})${after}`,
    monthOf: inRoman,
  },
  // "2015 m. rugsėjis", "2015. gada septembris": the word for "year" of Lithuanian and Latvian.
  {
    pattern: `${before}(?<y>${year})(?:\\s?m\\.\\s?|\\.?\\s?gada\\s)(?<m>${month})(?:\\s?men\\.)?(?!\\p{L})`,
  },
  { pattern: `${before}t\\.?\\s?(?<m>${monthNumber})\\s?[/.-]\\s?(?<y>${year})${after}` },
  { pattern: `${before}thang\\s(?<m>${monthNumber})\\s?(?:,|/|-|nam)?\\s?(?<y>${year})${after}` },
  { pattern: `${before}(?<y>${year})[-./](?<m>${monthNumber})(?<d>[-./](?:${dayNumber}))?${after}` },
  {
    pattern: `${gluedBefore}(?<y>${year})[-./](?<m>0[1-9]|1[0-2])(?<d>[-./](?:0[1-9]|[12]\\d|3[01]))?(?![./]\\d)(?:${gluedAfter}|${after})`,
  },
  { pattern: `${before}(?<y>${year})\\s/\\s(?<m>${monthNumber})${after}` },
  // "2016. 03 ~ 2021. 08" and "2024. 12. 30": Korean forms set a blank behind each point.
  { pattern: `${before}(?<y>${year})\\.\\s(?<m>0[1-9]|1[0-2])\\.\\s?(?<d>${dayNumber})\\.?(?![\\p{L}\\p{N}%])` },
  {
    pattern: `${before}(?<y>${year})\\.\\s(?<m>0[1-9]|1[0-2](?!\\s\\p{Script=Latin}|\\.?[oa](?!\\p{L})))(?:\\.(?!\\d))?(?![\\p{L}\\p{N}%])`,
  },
  { pattern: `${before}(?<a>\\d{1,2})[./-](?<b>\\d{1,2})[./-](?<y>${year})${after}` },
  // "1. 9. 2015": Czech and Slovak set a blank behind each point.
  { pattern: `${before}(?<a>${dayNumber})\\.\\s(?<b>${monthNumber})\\.\\s(?<y>${year})${after}` },
  // "01.09.15 – 31.08.18", "01.09.2015 – 31.08.18": two digits of a year, only beside the other end or where it goes on.
  {
    pattern: `${before}(?<a>${dayNumber})\\.(?<b>${monthNumber})\\.(?<y>\\d\\d)(?=${yearShort}\\s?(?:[-–—]|(?:bis|по|до|do|tot)\\s)\\s?(?:${besideShort}(?!\\d)|${goesOn}))`,
  },
  {
    pattern: `(?<=(?<!\\d)${besideShort}${yearShort}\\s?(?:[-–—]|(?:bis|по|до|do|tot)\\s)\\s?)(?<a>${dayNumber})\\.(?<b>${monthNumber})\\.(?<y>\\d\\d)(?![\\d.])`,
  },
  { pattern: `(?<!\\d)(?<a>\\d{1,2})[./-](?<b>\\d{1,2})[./-](?<y>${thaiYear})(?!\\d)`, yearOf: gregorianOf },
  // "Level 2 - 2022" names no month: what is numbered is the level.
  // "3.5 / 4 - 2019", "4.35 من 5 - 2012": the scale of a mark is no month.
  {
    pattern: `${before}(?!(?<=\\p{L}\\s)[1-9]\\s-\\s)(?<!(?<!(?:19|20)\\d)\\d\\s?/\\s?|\\d\\s(?:من|of|sur|von)\\s)(?<m>${monthNumber})\\s?[./\\\\-]\\s?(?<y>${year})${after}`,
  },
  // "07 2023 - 10 2023", as makers of forms print it: the nought tells the month.
  { pattern: `${before}(?<m>0[1-9]|1[0-2])[^\\S\\t\\n](?<y>${year})${after}` },
  // "05, September 2022": a comma behind the day, where nothing but the sign of a period stands before it.
  {
    pattern: `${before}(?=\\d{1,2}\\D)(?<=(?:^|[([|\\t:–—-]|\\sto)\\s*)(?<d>\\d{1,2})(?:st|nd|rd|th)?\\s?,\\s*(?<m>${month})\\.?\\s?,?\\s*(?<y>${year})${after}`,
  },
  { pattern: `${before}(?<m>${month})\\.?\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(?<y>${year})${after}` },
  { pattern: `${before}(?<m>${month})\\.?\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?\\s*,(?<y>${year})${after}` },
  {
    // "15-20 October 2019": both days of some within one month. "Almacenes Paz, 2001" names no month of Poland.
    pattern: `${before}(?:(?:\\d{1,2}\\s?[-–]\\s?)?(?<d>\\d{1,2})${ordinal}(?:[^\\S\\t]|-)*(?:de |of )?)?(?!paz,)(?<m>${month})(?:${link}(?<y>${year}|${shortYear})|\\.?[/-](?<t>\\d\\d)(?![/.-]\\d))${after}`,
  },
  { pattern: `${before}(?<y>${year})\\s?\\(\\s?(?<m>${month})\\.?\\s?\\)` },
  { pattern: `${before}(?<y>${year})(?:[\\s,.]+|[/-])(?<m>${month})\\.?${afterName}` },
  // "2017 - Agosto" in a cell of its own: a month of that year, and no end of a period.
  { pattern: `${before}(?<y>${year})\\s[-–—]\\s(?=\\p{L}{4})(?<m>${month})(?=\\s*(?:$|[\\t|)]))` },
  { pattern: `${before}(?:${season})\\.?,?[\\s-]*(?:of |de |des |del |von )?(?<y>${year})(?:/\\d\\d)?${after}` },
  { pattern: `${before}(?<y>${year})\\s+(?:${season})(?=\\s*(?:[),;]|$))` },
  { pattern: `${before}(?<y>${year})${after}` },
  { pattern: `${joinedBefore}(?<y>${year})${after}` },
  // "2022-2023г.": the word for "year" in Cyrillic without a blank.
  { pattern: `${before}(?<y>${year})(?=г(?:г|од[а-я]{0,2})?(?!\\p{L}))` },
  { pattern: `${before}(?<y>${shortYear})${after}` },
  { pattern: `${before}(?<m>0[1-9]|1[0-2])(?:/|\\.(?!00|15|30|45))(?<s>\\d\\d)(?![/.]\\d)${after}` },
  {
    pattern: `${before}(?:(?<d>\\d{1,2})\\s(?=\\p{L}+\\.?\\s*[-–—]))?(?<m>${month})\\.?(?:\\s(?<s>\\d\\d)(?!\\s?[:./]\\d))?${afterName}`,
  },
];

const iranianYear = (digits: string): number => Number(digits) + 621;

/** Years since 1987 as they are counted by the moon, and those of Iran since 1971: no year is both. */
const recentHijri = "14(?:0[7-9]|[1-4]\\d)";
const iranian = "1(?:3[5-9]\\d|40[0-6])";
const rangeOfEast = "\\s?(?:[-–—]|تا|الي|الى)\\s?(?:سال\\s|عام\\s)?";

/** "1392 تا 1394", "1398/05 - 1400/02": two years of Iran, for texts without letters but those of Arabic. */
export const iranianRange = new RegExp(`(?<!\\d)${iranian}(?:/\\d{1,2}){0,2}${rangeOfEast}${iranian}(?!\\d)`, "u");

/** "1430 - 1434": two years by the moon without the sign of their calendar, for the same texts. */
export const hijriForms: readonly DateForm[] = [
  { pattern: `${before}(?<y>${recentHijri})(?=${rangeOfEast}${recentHijri}${after})`, yearOf: ofHijri },
  { pattern: `(?<=(?<!\\d)${recentHijri}${rangeOfEast})(?<y>${recentHijri})${after}`, yearOf: ofHijri },
];

/** Numbers of the calendar of Iran, for texts with the digits of Persian; its months begin about the 21st of ours. */
export const persianForms: readonly DateForm[] = [
  {
    pattern: `${before}(?<y>1[34]\\d\\d)\\s?/\\s?(?<m>${monthNumber})(?:\\s?/\\s?(?:${dayNumber}))?${after}`,
    monthOf: (number) => ((Number(number) + 1) % 12) + 1,
    yearOf: (digits, lead) => iranianYear(digits) + (Number(lead) > 10 ? 1 : 0),
  },
  {
    pattern: `${before}(?:(?:${dayNumber})\\s?/\\s?)?(?<m>${monthNumber})\\s?/\\s?(?<y>1[34]\\d\\d)${after}`,
    monthOf: (number) => ((Number(number) + 1) % 12) + 1,
    yearOf: (digits, lead) => iranianYear(digits) + (Number(lead) > 10 ? 1 : 0),
  },
  { pattern: `${before}(?<y>13[3-9]\\d|14[01]\\d)${after}`, yearOf: iranianYear },
];

/** Numbers of the calendar of Thailand, for texts in its letters, which may join a word without a blank ("ปี2560"). */
export const thaiForms: readonly DateForm[] = [
  { pattern: `(?<!\\d)(?<m>${monthNumber})\\s?[./-]\\s?(?<y>${thaiYear})(?!\\d)`, yearOf: gregorianOf },
  { pattern: `(?<!\\d)(?<y>${thaiYear})(?!\\d)`, yearOf: gregorianOf },
];

/** The number of a month from its digits or its name in any language. */
export function monthOfName(name: string): number {
  return /^\d/.test(name) ? Number(name) : (monthByName.get(name) ?? 0);
}
