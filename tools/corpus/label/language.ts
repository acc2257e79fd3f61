const stopWords: Record<string, string> = {
  en: "the and of with for in to at from using an as by on",
  de: "und der die das für mit von bei zur im den des ein als sowie auf",
  fr: "et de la les des du pour avec une en dans sur au le par",
  es: "y de la el los las para con en del una por como al",
  pt: "e de da do dos das para com em uma na no por os ao",
  it: "e di della del per con nel il la dei una alla dal presso gli",
  nl: "en van de het voor met een bij op naar aan als te door",
  pl: "i w z na do oraz dla od przy się za ze jest",
  ru: "и в на с по для от из разработка работы опыт",
  uk: "та і в на з для від до розробка досвід",
  cs: "a v na s pro z od ve se do při jako",
  sv: "och för med av på till en som vid ett",
  da: "og for med af på til en som ved et",
  no: "og for med av på til en som ved et",
  tr: "ve ile için bir olarak bu de da",
  ro: "și de la pentru cu în din pe o un",
  hu: "és a az egy hogy nem is volt mint",
  fi: "ja on sekä että oli kanssa",
  id: "dan di yang untuk dengan dari pada",
  ca: "i de la el per amb els les del en",
  vi: "và của các cho với trong là",
};

/** The language of a text, from its script and its small words. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 1;
  const inScript = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  if (inScript(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.06) return "ja";
  if (inScript(/\p{Script=Hangul}/gu) > 0.12) return "ko";
  if (inScript(/\p{Script=Han}/gu) > 0.12) return "zh";
  if (inScript(/\p{Script=Arabic}/gu) > 0.3) return /[پچژگ]/.test(text) ? "fa" : "ar";
  if (inScript(/\p{Script=Hebrew}/gu) > 0.3) return "he";
  if (inScript(/\p{Script=Greek}/gu) > 0.3) return "el";
  if (inScript(/\p{Script=Cyrillic}/gu) > 0.3) return /[іїєґ]/.test(text) ? "uk" : "ru";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rank = Object.entries(stopWords)
    .filter(([language]) => !["ru", "uk"].includes(language))
    .map(([language, list]) => ({
      language,
      hits: list.split(" ").reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
    }))
    .toSorted((a, b) => b.hits - a.hits);
  return rank[0]?.language ?? "en";
}
