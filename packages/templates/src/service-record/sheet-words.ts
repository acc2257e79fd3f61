/** What the record sheet and the legend say that no section's title does. */
export type SheetWords = { stripe: string; edge: string; dates: string; unit: string; duty: string };

/** A stripe, an edge, and the heads of the columns. */
const said: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: ["A stripe for each year", "Edged: to this day", "From, to", "Unit", "Duty"],
  de: ["Ein Streifen je Jahr", "Mit Rand: bis heute", "Von, bis", "Einheit", "Aufgabe"],
  fr: ["Une raie par année", "Bordé : à ce jour", "De, à", "Unité", "Fonction"],
  es: ["Una raya por año", "Con borde: hasta hoy", "De, a", "Unidad", "Función"],
  pt: ["Uma risca por ano", "Com orla: até hoje", "De, a", "Unidade", "Função"],
  it: ["Una riga per ogni anno", "Con bordo: fino a oggi", "Da, a", "Reparto", "Incarico"],
  nl: ["Een streep per jaar", "Met rand: tot heden", "Van, tot", "Onderdeel", "Taak"],
  pl: ["Pasek za każdy rok", "Z obrzeżem: do dziś", "Od, do", "Jednostka", "Zadanie"],
  ru: ["Полоса за каждый год", "С каймой: по сей день", "С, по", "Место службы", "Обязанности"],
  tr: ["Her yıl için bir çizgi", "Kenarlı: bugüne dek", "Başlangıç, bitiş", "Birim", "Görev"],
  ar: ["خط لكل سنة", "بحافة: حتى اليوم", "من، إلى", "الجهة", "المهمة"],
  he: ["פס לכל שנה", "עם שוליים: עד היום", "מ, עד", "יחידה", "תפקיד"],
};

/** The words in that language; English where it has none. */
export function sheetWordsIn(lang: string): SheetWords {
  const [stripe = "", edge = "", dates = "", unit = "", duty = ""] = said[lang] ?? said["en"] ?? [];
  return { stripe, edge, dates, unit, duty };
}
