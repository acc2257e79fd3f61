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
  ja: ["一年に一本の線", "縁付き：現在まで", "期間", "所属", "職務"],
  "zh-Hans": ["一年一道条纹", "带边：至今", "起止", "单位", "职责"],
  "zh-Hant": ["一年一道條紋", "帶邊：至今", "起訖", "單位", "職責"],
  ko: ["한 해에 한 줄", "테두리: 현재까지", "기간", "소속", "직무"],
  sv: ["En rand för varje år", "Med kant: till i dag", "Från, till", "Enhet", "Uppdrag"],
  no: ["Én stripe for hvert år", "Med kant: til i dag", "Fra, til", "Enhet", "Oppgave"],
  da: ["En stribe for hvert år", "Med kant: til i dag", "Fra, til", "Enhed", "Opgave"],
  fi: ["Raita jokaista vuotta kohti", "Reunus: tähän päivään", "Mistä, mihin", "Yksikkö", "Tehtävä"],
  cs: ["Proužek za každý rok", "S lemem: dodnes", "Od, do", "Jednotka", "Úkol"],
  sk: ["Prúžok za každý rok", "S lemom: dodnes", "Od, do", "Jednotka", "Úloha"],
  hu: ["Évente egy csík", "Szegéllyel: máig", "Mettől, meddig", "Egység", "Feladat"],
  ro: ["O dungă pentru fiecare an", "Cu bordură: până azi", "De la, până la", "Unitate", "Sarcină"],
  el: ["Μία ρίγα για κάθε έτος", "Με μπορντούρα: έως σήμερα", "Από, έως", "Μονάδα", "Καθήκον"],
  uk: ["Смуга за кожен рік", "З облямівкою: донині", "Від, до", "Підрозділ", "Обов’язки"],
  bg: ["Ивица за всяка година", "С кант: до днес", "От, до", "Звено", "Задача"],
  hr: ["Pruga za svaku godinu", "S rubom: do danas", "Od, do", "Jedinica", "Dužnost"],
  id: ["Satu garis per tahun", "Bertepi: hingga kini", "Dari, sampai", "Unit", "Tugas"],
  vi: ["Mỗi năm một vạch", "Có viền: đến nay", "Từ, đến", "Đơn vị", "Nhiệm vụ"],
  th: ["หนึ่งแถบต่อหนึ่งปี", "มีขอบ: ถึงปัจจุบัน", "ตั้งแต่, ถึง", "หน่วยงาน", "หน้าที่"],
  fa: ["یک نوار برای هر سال", "حاشیه‌دار: تا امروز", "از، تا", "واحد", "وظیفه"],
  hi: ["हर साल की एक पट्टी", "किनारी वाली: आज तक", "से, तक", "इकाई", "कार्य"],
  ca: ["Una ratlla per any", "Amb vora: fins avui", "Des de, fins a", "Unitat", "Funció"],
};

/** The words in that language; English where it has none. */
export function sheetWordsIn(lang: string): SheetWords {
  const [stripe = "", edge = "", dates = "", unit = "", duty = ""] = said[lang] ?? said["en"] ?? [];
  return { stripe, edge, dates, unit, duty };
}
