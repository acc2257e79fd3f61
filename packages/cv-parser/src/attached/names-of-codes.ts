/** Codes that the European Union writes otherwise than the lists of countries. */
const countriesOfUnion: Readonly<Record<string, string>> = { uk: "GB", el: "GR" };

/** Bibliographic codes of languages (ISO 639-2/B), which no list of names knows, by the codes that they do. */
const bibliographic: Readonly<Record<string, string>> = Object.fromEntries(
  "alb:sq arm:hy baq:eu bur:my chi:zh cze:cs dut:nl fre:fr geo:ka ger:de gre:el ice:is mac:mk mao:mi may:ms per:fa rum:ro slo:sk tib:bo wel:cy"
    .split(" ")
    .map((pair) => pair.split(":")),
);

/** How a page in that language may name a country, given by its code or by a name. */
export function countryNames(country: string, language: string): string[] {
  if (!/^\p{L}{2}$/u.test(country)) return country === "" ? [] : [country];
  const code = countriesOfUnion[country.toLowerCase()] ?? country.toUpperCase();
  return namesOf("region", code, language);
}

/** How a page in that language may name a language, given by its code. */
export function languageNamesOf(code: string, language: string): string[] {
  return namesOf("language", bibliographic[code] ?? code, language);
}

function namesOf(type: "region" | "language", code: string, language: string): string[] {
  const names = [language, "en"].flatMap((tongue) => {
    try {
      return new Intl.DisplayNames([tongue], { type, fallback: "none" }).of(code) ?? [];
    } catch {
      // A tag or code that is none has no name.
      return [];
    }
  });
  const further = type === "language" ? (furtherNames[code] ?? []) : [];
  return [...new Set([...names, ...further])];
}

/** Names that pages write and lists of names do not. */
const furtherNames: Readonly<Record<string, readonly string[]>> = { ben: ["Bengali", "Bangla"], zh: ["Mandarin"] };
