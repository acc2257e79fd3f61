import { defineKind, recordOf, textOf } from "../define-kind.ts";

/** Posts: the blog keeps them, so that the calls of sections arrange, rename and hide them only. */
export const writingKind = defineKind({
  name: "writing",
  list: "blogPosts",
  isKeptElsewhere: true,
  one: "post",
  icon: "pen",
  purpose: "Posts of your blog.",
  titles: {
    en: "Writing",
    de: "Texte",
    fr: "Articles",
    es: "Artículos",
    ar: "المقالات",
    he: "כתיבה",
    pt: "Artigos",
    it: "Articoli",
    nl: "Artikelen",
    pl: "Artykuły",
    ru: "Статьи",
    tr: "Yazılar",
  },
  form: [],
  layouts: ["designed", "list", "timeline", "cards", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "title"), under: [textOf(fields, "excerpt")] }),
});
