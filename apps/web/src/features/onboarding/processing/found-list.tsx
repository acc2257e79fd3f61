const words: readonly (readonly [key: string, one: string, many: string])[] = [
  ["pages", "page", "pages"],
  ["experiences", "role", "roles"],
  ["educations", "education", "educations"],
  ["skills", "skill", "skills"],
  ["projects", "project", "projects"],
  ["certifications", "certification", "certifications"],
  ["languages", "language", "languages"],
  ["publications", "publication", "publications"],
  ["awards", "award", "awards"],
  ["volunteer", "volunteer role", "volunteer roles"],
];

/** '3 roles', '12 skills' … for what was found so far, in a fixed order; nothing for zero. */
export function foundTexts(found: Readonly<Record<string, number>>): string[] {
  return words.flatMap(([key, one, many]) => {
    const count = found[key] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
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
