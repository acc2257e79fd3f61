const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return "";
}

/** Initials of a name: first letters of its first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => firstLetter(word ?? ""))
    .join("")
    .toLocaleUpperCase();
}

/** Initials on a small plinth; decorative, the name stands beside it or in a label. */
export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center rounded-m bg-tint text-micro text-brand"
    >
      {initials(name)}
    </span>
  );
}
