import { holdsRightToLeft } from "../core/scripts.ts";
import { wordsOf } from "../core/words.ts";

/** Where Arabic and Hebrew join two words by a letter that is written in one word with the second: "المهارات والخبرات". */
export const joinedByPrefix = /\s+و(?=\p{Script=Arabic}{3})|\s+ו(?=\p{Script=Hebrew}{3})/u;

const article = /^(?<and>[وו]?)(?:ال(?=\p{L}{3})|ה(?=\p{Script=Hebrew}{3}))/u;

/** The key of a title whose words have no article: that of Arabic and Hebrew is a part of the word. Empty for other scripts. */
export const articleFreeKey = (title: string): string =>
  holdsRightToLeft(title)
    ? wordsOf(title)
        .map((word) => word.replace(article, "$<and>"))
        .join("")
    : "";
