import { countedTexts } from "../found-words.ts";

/** '3 roles', '12 skills' … for what was found so far, in the order of a new site; nothing for zero. */
export function foundTexts(found: Readonly<Record<string, number>>): string[] {
  const pages = found["pages"] ?? 0;
  return [...(pages > 0 ? [`${pages} ${pages === 1 ? "page" : "pages"}`] : []), ...countedTexts(found)];
}

/** The growing list of what the work has found. */
export function FoundList({ found }: { found: Readonly<Record<string, number>> }) {
  const texts = foundTexts(found);
  return (
    <ul aria-label="Found so far" aria-live="polite" className="flex min-h-8 flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="ui-rise rounded-s bg-tint px-2 py-1 text-label text-brand">
          {text}
        </li>
      ))}
    </ul>
  );
}
