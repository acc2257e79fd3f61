import { describe, expect, test } from "vitest";
import { detectLanguage, directionOf } from "./language.ts";

/** What a short CV says: a post or a degree, a skill or two, a language. */
const short: readonly (readonly [string, string])[] = [
  ["ru", "Среднее образование\nУверенный пользователь ПК, 1С, Word\nРусский, английский\nШахматы"],
  ["uk", "Середня освіта\nУпевнений користувач ПК, Excel\nУкраїнська, англійська"],
  ["bg", "Средно образование\nРабота с компютър, Excel\nБългарски, английски език"],
  ["sr", "Средња школа\nРад на рачунару, Excel\nСрпски, енглески"],
  ["el", "Απολυτήριο λυκείου\nWord, Excel\nΕλληνικά, Αγγλικά"],
  ["ja", "経理担当\n簿記検定2級、Excel、Word\n英語（日常会話）"],
  ["ja", "普通自動車免許\n日本語、英語\nデータ入力"],
  ["zh-Hans", "软件工程师\nJava、Spring、MySQL\n英语六级"],
  ["zh-Hant", "軟體工程師\nJava、Spring、MySQL\n英語、國語"],
  ["ko", "백엔드 개발자\nJava, Spring Boot, MySQL, Redis, Docker\n영어"],
  ["th", "พนักงานบัญชี\nExcel, Word\nภาษาไทย ภาษาอังกฤษ"],
  ["hi", "लेखाकार\nTally, Excel\nहिन्दी, अंग्रेज़ी"],
  ["fa", "کارشناس حسابداری\nExcel\nفارسی، انگلیسی"],
  ["ur", "اکاؤنٹنٹ، لاہور سے تعلیم\nاردو، انگریزی\nبڑے منصوبے"],
  ["ar", "محاسب\nExcel\nالعربية، الإنجليزية"],
  ["he", "מנהלת חשבונות\nExcel\nעברית, אנגלית"],
  ["cs", "Účetní\nZnalost MS Office, řidičský průkaz\nČeština – rodilý mluvčí, angličtina"],
  ["sk", "Účtovníčka\nZnalosť MS Office, vodičský preukaz\nSlovenský jazyk, anglický jazyk"],
  ["pl", "Technik informatyk\nPrawo jazdy kat. B\nJęzyk angielski, język polski ojczysty"],
  ["hu", "Könyvelő\nB kategóriás jogosítvány\nmagyar anyanyelv, angol"],
  ["ro", "Contabil\nPermis de conducere\nRomână, engleză"],
  ["hr", "Računovođa\nVozačka dozvola, rad u Excelu\nHrvatski (materinski), engleski"],
  ["sr-Latn", "Računovođa\nVozačka dozvola, rad u Excelu\nSrpski (maternji), engleski, nemački"],
  ["sl", "Računovodja\nVozniški izpit, znanja v Excelu\nSlovenščina (materni jezik), angleščina"],
  ["sv", "Undersköterska\nB-körkort\nSvenska (modersmål), engelska"],
  ["da", "Sygeplejerske\nKørekort\nDansk (modersmål), engelsk"],
  ["no", "Sykepleier\nFørerkort\nNorsk (morsmål), engelsk"],
  ["fi", "Lähihoitaja\nAjokortti\nSuomi (äidinkieli), englanti"],
  ["et", "Raamatupidaja\nEesti keel (emakeel), inglise keel\nja muud oskused"],
  ["lv", "Grāmatvede\nAutovadītāja apliecība\nLatviešu valoda (dzimtā), angļu"],
  ["lt", "Buhalterė\nVairuotojo pažymėjimas\nLietuvių kalba (gimtoji), anglų"],
  ["id", "Staf administrasi\nKemampuan mengetik dan arsip\nBahasa Indonesia, bahasa Inggris"],
  ["ms", "Kerani akaun\nKemahiran komputer dan Excel\nBahasa Melayu, bahasa Inggeris"],
  ["vi", "Kế toán viên\nExcel, MISA\nTiếng Việt, tiếng Anh"],
  ["ca", "Comptable\nConeixements d’Excel\nCatalà (llengua materna), castellà, anglès"],
  ["de", "Buchhalterin\nFührerschein Klasse B\nDeutsch (Muttersprache), Englisch"],
  ["fr", "Comptable\nPermis B\nFrançais (langue maternelle), anglais"],
  ["es", "Contable\nCarnet B\nEspañol (nativo), inglés"],
];

describe("the language of a site", () => {
  test.each(short)("is heard in the few words of a short CV: %s", (lang, content) => {
    expect(detectLanguage(content)).toEqual({ lang, dir: directionOf(lang) });
  });

  test.each([
    [
      "pl",
      "Kierowałam zespołem dwunastu osób w oddziale oraz na bloku. Odpowiadałam za grafik, zakupy dla całego piętra i szkolenia przy wdrażaniu nowych procedur od podstaw.",
    ],
    [
      "tr",
      "Üç yıl boyunca liman için bir planlama ekibi kurdum ve yönettim. Müşteriler ile birlikte çalıştım, daha sonra eğitim verdim.",
    ],
    ["en", "I led a ward of twelve and I wrote the plan for the floor. I trained people at work."],
  ])("is looked for in sentences: %s", (code, content) => {
    expect(detectLanguage(content)).toEqual({ lang: code, dir: "ltr" });
  });

  test.each([
    "Engineer for wind turbines at Ørsted, with a team in København and Malmö",
    "Led the rollout of payment terminals for Česká spořitelna and for Škoda",
    "Translator. Native Polish (język polski), fluent English, Русский язык",
    "Git, Docker, Kubernetes, TypeScript",
    "",
  ])("stays English where only names are foreign, or nothing speaks: '%s'", (content) => {
    expect(detectLanguage(content).lang).toBe("en");
  });

  test("is heard in the titles of the owner's sections before their terms", () => {
    const terms = "Search and replace, Word for Windows, proof of concept";
    expect(detectLanguage(terms).lang).toBe("en");
    expect(detectLanguage(terms, "Kenntnisse und Fähigkeiten\nFührerschein").lang).toBe("de");
  });
});
