import { wordsOf } from "../../core/words.ts";
import { provincesOfItaly, statesOfBrazil } from "../../lexicon/places.ts";

const oneOf = (codes: string): string => codes.split(" ").join("|");
const town = String.raw`(?<town>\p{Lu}[\p{L}'’. -]{1,38}?)`;
const state = String.raw`\s?[/]\s?(?:${oneOf(statesOfBrazil)})`;
const district = String.raw`\s?\((?:\d{2,3}|2[AB]|${oneOf(provincesOfItaly)})\)`;
const pattern = new RegExp(`^${town}(?:${state}|${district})$`, "u");
const mostWords = 4;

/** The town of "Santos/SP", "Béziers (34)", "Viserba (RN)", before its state or district; null in other texts. */
export function townBeforeCode(text: string): string | null {
  const found = pattern.exec(text.trim().slice(0, 60))?.groups?.["town"] ?? null;
  return found === null || wordsOf(found).length > mostWords ? null : found;
}

const smallBetween =
  /^(?:(?:Le|La|Les|Saint|Sainte)[\s-])?\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*-(?:sur|sous|lès|lez|le|la|les|en|aux|près)-(?:l[ea]s?-)?\p{Lu}\p{Ll}+$/u;

/** "Villiers-sur-Tarn", "Bourg-le-Grand": small words between hyphens, as towns of France have and hardly another name. */
export const isTownOfHyphens = (text: string): boolean => smallBetween.test(text);
