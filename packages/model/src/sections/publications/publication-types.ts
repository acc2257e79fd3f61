import type { Titles } from "../define-kind.ts";

/** What a publication can be, in the order in which a list grouped by type shows them. */
export const publicationTypes = [
  "article",
  "conference",
  "book",
  "chapter",
  "preprint",
  "thesis",
  "report",
  "patent",
  "dataset",
  "software",
  "talk",
  "other",
] as const;
export type PublicationType = (typeof publicationTypes)[number];

/** One of them, where an owner chooses. */
export const publicationTypeLabels: Readonly<Record<PublicationType, string>> = {
  article: "Journal article",
  conference: "Conference paper",
  book: "Book",
  chapter: "Book chapter",
  preprint: "Preprint",
  thesis: "Thesis",
  report: "Report",
  patent: "Patent",
  dataset: "Data set",
  software: "Software",
  talk: "Talk or poster",
  other: "Other",
};

/** Several of them, as a heading on a site. */
export const publicationTypeTitles: Readonly<Record<PublicationType, Titles>> = {
  article: {
    en: "Journal articles",
    de: "Zeitschriftenartikel",
    fr: "Articles de revues",
    es: "Artículos de revista",
    ar: "مقالات في مجلات",
    he: "מאמרים בכתבי עת",
  },
  conference: {
    en: "Conference papers",
    de: "Konferenzbeiträge",
    fr: "Communications de colloques",
    es: "Ponencias de congresos",
    ar: "أوراق مؤتمرات",
    he: "מאמרי כנסים",
  },
  book: { en: "Books", de: "Bücher", fr: "Livres", es: "Libros", ar: "كتب", he: "ספרים" },
  chapter: {
    en: "Book chapters",
    de: "Buchkapitel",
    fr: "Chapitres de livres",
    es: "Capítulos de libro",
    ar: "فصول من كتب",
    he: "פרקים בספרים",
  },
  preprint: {
    en: "Preprints",
    de: "Preprints",
    fr: "Prépublications",
    es: "Prepublicaciones",
    ar: "مسودات أولية",
    he: "טיוטות מוקדמות",
  },
  thesis: {
    en: "Theses",
    de: "Hochschulschriften",
    fr: "Thèses et mémoires",
    es: "Tesis",
    ar: "رسائل جامعية",
    he: "עבודות גמר",
  },
  report: { en: "Reports", de: "Berichte", fr: "Rapports", es: "Informes", ar: "تقارير", he: "דוחות" },
  patent: { en: "Patents", de: "Patente", fr: "Brevets", es: "Patentes", ar: "براءات اختراع", he: "פטנטים" },
  dataset: {
    en: "Data sets",
    de: "Datensätze",
    fr: "Jeux de données",
    es: "Conjuntos de datos",
    ar: "مجموعات بيانات",
    he: "מאגרי נתונים",
  },
  software: { en: "Software", de: "Software", fr: "Logiciels", es: "Software", ar: "برمجيات", he: "תוכנה" },
  talk: {
    en: "Talks and posters",
    de: "Vorträge und Poster",
    fr: "Exposés et posters",
    es: "Charlas y pósteres",
    ar: "محاضرات وملصقات",
    he: "הרצאות ופוסטרים",
  },
  other: { en: "Other", de: "Weitere", fr: "Autres", es: "Otras", ar: "أخرى", he: "אחרים" },
};

/** The type of a stored value; null where it says none. */
export function publicationTypeOf(value: string): PublicationType | null {
  return publicationTypes.find((type) => type === value) ?? null;
}
