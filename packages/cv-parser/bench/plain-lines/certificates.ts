import { readWhole, Tally } from "./ask.ts";

/** Titles, and certificates with who gave them; how numbers and ends of certificates are told. */
export type CertificateWords = { titles: string[]; number: string; expires: string; given: [string, string][] };
type Given = { name: string; giver: string; year: string };
type Form = (given: readonly Given[], words: CertificateWords) => string[];

const each =
  (row: (given: Given, words: CertificateWords, at: number) => string | string[]): Form =>
  (given, words) =>
    given.flatMap((one, at) => row(one, words, at));

const forms: Readonly<Record<string, Form>> = {
  dash: each(({ name, giver, year }) => `${name} – ${giver} (${year})`),
  colon: each(({ name, giver, year }) => `${giver}: ${name}, ${year}`),
  tabs: each(({ name, giver, year }) => `${year}\t${name}\t${giver}`),
  commas: each(({ name, giver, year }) => `• ${name}, ${giver}, ${year}`),
  rows: each(({ name, giver, year }) => [name, `${giver}, ${year}`, ""]),
  tightRows: each(({ name, giver, year }) => [`${name}\t${year}`, giver]),
  threeRows: each(({ name, giver, year }) => [name, giver, year, ""]),
  bracket: each(({ name, giver, year }) => `${name} (${giver}), 05/${year}`),
  yearColon: each(({ name, giver, year }) => `${year}: ${name} (${giver})`),
  bars: each(({ name, giver, year }) => `${name} | ${giver} | ${year}`),
  names: each(({ name }) => name),
  bullets: each(({ name }) => `- ${name}`),
  oneRow: (given) => [given.map(({ name }) => name).join(", ")],
  giverAhead: each(({ name, giver, year }) => `• ${giver} – ${name} (${year})`),
  number: each(({ name, giver, year }, { number }) => `${name}, ${giver}, ${number} 48213, ${year}`),
  ends: each(({ name, giver, year }, { expires }) => `• ${name} – ${giver}, ${year} (${expires} ${Number(year) + 3})`),
  numbered: each(({ name, giver, year }, _, at) => `${at + 1}. ${name} - ${giver} - ${year}`),
  address: each(({ name, giver, year }) => `• ${name}, ${giver} (${year}) – https://example.org/c/${year}`),
  years: each(({ name, year }) => `${name} (${year})`),
  periods: each(({ name, giver, year }) => `03/${year} - 05/${year}\t${name}, ${giver}`),
};

const inList = 4;

/** Lists of four certificates in each form. */
export async function askCertificates(words: CertificateWords): Promise<Tally> {
  const tally = new Tally();
  const { given, titles } = words;
  for (const [form, write] of Object.entries(forms)) {
    for (let from = 0; from < given.length; from += inList) {
      const own = [0, 1, 2, 3].flatMap((step): Given[] => {
        const [name, giver] = given[(from + step) % given.length] ?? [];
        return name === undefined || giver === undefined ? [] : [{ name, giver, year: String(2022 - 2 * step) }];
      });
      const rows = write(own, words);
      const title = titles[tally.asked % titles.length] ?? "";
      const { cv, isRest } = await readWhole(title, rows, tally.asked);
      const read = cv.certifications.map(({ name }) => name);
      tally.add(form, [title, ...rows], { wanted: own.map(({ name }) => name), read, isRest });
    }
  }
  return tally;
}
