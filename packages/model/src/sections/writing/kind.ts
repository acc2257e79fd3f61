import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { writingTitles } from "./titles.ts";

/** Posts: the blog keeps them, so that the calls of sections arrange, rename and hide them only. */
export const writingKind = defineKind({
  name: "writing",
  list: "blogPosts",
  isKeptElsewhere: true,
  one: "post",
  icon: "pen",
  purpose: "Posts of your blog.",
  titles: writingTitles,
  form: [],
  layouts: ["designed", "list", "timeline", "cards", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "title"), under: [textOf(fields, "excerpt")] }),
});
