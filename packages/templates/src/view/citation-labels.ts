/** Words of lists of publications. */
export const citationLabels = {
  selected: "Selected",
  undated: "Undated",
  copy: "Copy",
} as const;

type CitationLabels = Readonly<Record<keyof typeof citationLabels, string>>;

export const citationTranslations: Readonly<Record<string, CitationLabels>> = {
  de: { selected: "Ausgewählt", undated: "Ohne Jahr", copy: "Kopieren" },
  fr: { selected: "Sélection", undated: "Sans date", copy: "Copier" },
  es: { selected: "Selección", undated: "Sin fecha", copy: "Copiar" },
  ar: { selected: "مختارات", undated: "بلا تاريخ", copy: "نسخ" },
  he: { selected: "נבחרים", undated: "ללא תאריך", copy: "העתקה" },
};
